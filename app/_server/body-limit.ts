/** No list or deck is longer than this as JSON. */
export const BODY_LIMIT = 256 * 1024;
