/** No list and no deck is longer, as JSON. */
export const BODY_LIMIT = 256 * 1024;
