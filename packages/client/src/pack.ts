/**
 * Maximum size in bytes of a message in a URL; packed it has 3,999 characters. Longer messages use a POST body, since
 * intermediaries may truncate URLs.
 */
const maxBytes = 2997

/** Base64url without padding (RFC 4648, section 5). */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** Packs a message as the `.r` parameter. Returns `undefined` if it is too long for a URL. */
export const pack = (json: string): string | undefined => {
  if (json === '{}') return ''
  const bytes = new TextEncoder().encode(json)
  return bytes.length > maxBytes ? undefined : `.r=${base64Url(bytes)}`
}
