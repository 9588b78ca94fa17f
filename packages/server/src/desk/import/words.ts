/** Characters as people count them, and as the contract bounds them: an emoji is one. */
export const countCharacters = (text: string): number => Array.from(text).length

/** What a database cannot keep: NUL and other control characters, halves of characters. */
export const cleanText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/gu, '')

/** A cell as it is quoted back to its author. */
export const quoted = (text: string): string =>
  `“${text.length > 40 ? `${text.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '')}…` : text}”`
