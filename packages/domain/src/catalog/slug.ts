import { withoutAccents } from '../search/fold.ts'

/** Letters that don't decompose into a base letter and an accent. */
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

const slugOf = (text: string, maxLength: number): string =>
  withoutAccents(text.toLowerCase().replaceAll(/[ßæœøđðłþı]/g, (letter) => plainLetters[letter]!))
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, maxLength)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/^-+|-+$/g, '')

/** Returns the slug of a product: `Crème brûlée, 2 pieces` is `creme-brulee-2-pieces`. */
export const toSlug = (text: string): string => slugOf(text, longestSlug)

/** Returns a slug of unlimited length, so that texts with the same beginning stay distinct. */
export const toWholeSlug = (text: string): string => slugOf(text, text.length * 4)
