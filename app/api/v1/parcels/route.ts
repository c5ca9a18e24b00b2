import { refusing } from "../../../_server/http.ts";
import { sendParcel } from "../../../_server/saved/parcels.ts";

export const POST = sendParcel;

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
