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

export const longestSlug = 90

const slugOf = (text: string, most: number): string =>
  withoutAccents(text.toLowerCase().replaceAll(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter]!))
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, most)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/^-+|-+$/g, '')

/** The last part of a product's address: `Crème brûlée, 2 pieces` is `creme-brulee-2-pieces`. */
export const toSlug = (text: string): string => slugOf(text, longestSlug)

/** The same without a bound, for text that names a product: two that begin alike stay two. */
export const toWholeSlug = (text: string): string => slugOf(text, text.length * 4)
