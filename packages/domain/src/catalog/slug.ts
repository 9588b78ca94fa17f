/** Letters that do not come apart into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

const longestSlug = 90

/** The last part of a product's address: `Crème brûlée, 2 pieces` is `creme-brulee-2-pieces`. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, longestSlug)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/^-+|-+$/g, '')
