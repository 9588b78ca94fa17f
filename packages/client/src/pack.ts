/**
 * The most bytes that travel in an address: packed they have 3,999 characters. More go in a POST body, so that
 * nothing on the way cuts them.
 */
const mostBytes = 2997

/** Base64url without padding (RFC 4648, section 5). */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** Packs a whole message as `.r=`; nothing when it would be too long for an address. */
export const pack = (json: string): string | undefined => {
  if (json === '{}') return ''
  const bytes = new TextEncoder().encode(json)
  return bytes.length > mostBytes ? undefined : `.r=${base64Url(bytes)}`
}
