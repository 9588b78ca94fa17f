/** Texts longer than this are words of people, and stay as they are; prices, ids and names of things are shorter. */
const longestShort = 42

const escaped = (code: number, character: string): string => {
  if (code > 0xff) return `\\u${code.toString(16).padStart(4, '0')}`
  return code === 0x22 || code === 0x5c ? `\\${character}` : character
}

/** Character by character: a part of a text that holds one beyond Latin-1 would take two bytes for each of its own, too. */
const writeEach = (text: string): string => {
  let written = '"'
  for (let index = 0; index < text.length; index += 1) written += escaped(text.charCodeAt(index), text[index]!)
  return `${written}"`
}

/**
 * Writes a text as JSON. In a short one, characters beyond Latin-1 are escaped: one € in an answer makes the whole of it
 * a string of two bytes a character, which takes ten times as long to turn into bytes.
 */
export const writeText = (text: string): string => {
  if (text.length >= longestShort) return JSON.stringify(text)
  let isPlain = true
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return JSON.stringify(text)
    if (code > 0xff || code === 0x22 || code === 0x5c) isPlain = false
  }
  return isPlain ? `"${text}"` : writeEach(text)
}
