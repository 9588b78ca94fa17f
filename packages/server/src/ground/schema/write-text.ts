/** Longer texts are user content and not escaped; prices, IDs and names are shorter. */
const maxShortLength = 42

const escaped = (code: number, character: string): string => {
  if (code > 0xff) return `\\u${code.toString(16).padStart(4, '0')}`
  return code === 0x22 || code === 0x5c ? `\\${character}` : character
}

/** Escapes each character separately: a substring of a two-byte string would also take two bytes per character. */
const writeEach = (text: string): string => {
  let written = '"'
  for (let index = 0; index < text.length; index += 1) written += escaped(text.charCodeAt(index), text[index]!)
  return `${written}"`
}

/**
 * Serializes a text to JSON. Escapes characters beyond Latin-1 in short texts: a single € would make the whole response
 * a two-byte string, which takes ten times as long to convert to bytes.
 */
export const writeText = (text: string): string => {
  if (text.length >= maxShortLength) return JSON.stringify(text)
  let isPlain = true
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return JSON.stringify(text)
    if (code > 0xff || code === 0x22 || code === 0x5c) isPlain = false
  }
  return isPlain ? `"${text}"` : writeEach(text)
}
