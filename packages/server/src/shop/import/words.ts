/** Shortens text to so many characters, at a word where there is one. */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const space = cut.search(/\s+\S*$/)
  const kept = space > most / 2 ? cut.slice(0, space) : text.slice(0, most)
  // Never half of a character.
  return kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
}

/** Shortens HTML without leaving half a tag or half an entity at the end. */
export const cutHtml = (html: string, most: number): string =>
  html.length <= most
    ? html
    : cutAtWord(html, most)
        .replace(/<[^<>]*$/, '')
        .replace(/&[#\w]*$/, '')

/** What a database cannot keep: NUL and other control characters, halves of characters. */
export const cleanText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/gu, '')

/** A cell as it is quoted back to its author. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
