/** A key that nobody else has. `randomUUID` is missing on pages without https, such as a phone's on a test network. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
