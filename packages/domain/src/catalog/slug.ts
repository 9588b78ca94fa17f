import { withoutAccents } from '../search/fold.ts'

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
  withoutAccents(text.toLowerCase().replaceAll(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter]!))
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, longestSlug)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/^-+|-+$/g, '')
