/** Counts characters as people and the contract do: an emoji is one. */
export const countCharacters = (text: string): number => Array.from(text).length

/** Removes what the database cannot store: NUL and other control characters, and lone surrogates. */
export const cleanText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/gu, '')
