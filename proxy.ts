import { type NextRequest, NextResponse } from "next/server";

/** Sets what every answer carries for safety, and turns addresses away that are none. */
export function proxy(request: NextRequest): NextResponse {
  if (!isAddress(request.nextUrl.pathname)) return unreadable();
  const nonce = btoa(crypto.randomUUID());
  const policy = policyWith(nonce, /^\/d\/[\w-]+\/embed$/.test(request.nextUrl.pathname) ? "*" : "'none'");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("referrer-policy", "no-referrer");
  response.headers.set("cross-origin-opener-policy", "same-origin");
  response.headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  return response;
}

function unreadable(): NextResponse {
  const title = "The request cannot be read";
  const body = {
    type: "/problems/the-request-cannot-be-read",
    title,
    status: 400,
    detail: "This address cannot be read.",
  };
  return NextResponse.json(body, { status: 400, headers: { "content-type": "application/problem+json" } });
}

function isAddress(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\u0000");
  } catch {
    // What cannot be decoded is what this function is asked about.
    return false;
  }
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

export const config = { matcher: ["/((?!_next/static).*)"] };
