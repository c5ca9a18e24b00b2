import { type NextRequest, NextResponse } from "next/server";
import { newNonce } from "./app/_server/nonce.ts";

/** Gives every page the policy that says what it may load, and the nonce that its own scripts carry. The other headers are
 * set in front of Next, in `app/_server/front`. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = newNonce();
  const policy = policyWith(nonce, /^\/d\/[\w-]+\/embed$/.test(request.nextUrl.pathname) ? "*" : "'none'");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** The policy of a page; only the deck that is made for it may stand in another page's frame. */
function policyWith(nonce: string, frames: string): string {
  const dev = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join("; ");
}

// The service worker sets a policy of its own.
export const config = { matcher: ["/((?!_next/static|sw\\.js$).*)"] };
