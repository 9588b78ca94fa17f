/** Returns a unique key. `randomUUID` is unavailable on pages without HTTPS, such as on a phone in a test network. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
