import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, mostTypos } from './edit-distance.ts'
import { foldText, wordsOf } from './fold.ts'
import { hebrewForms } from './hebrew.ts'
import { priceBands } from './price-bands.ts'
import { boostOf, relevanceOf } from './ranking.ts'

test.each([
  ['Café CRÈME', ['cafe', 'creme']],
  ['Straße', ['strasse']],
  ['  clay   mug, clay ', ['clay', 'mug']],
  ['T-Shirt (blue)', ['t-shirt', 'blue']],
  ['SKU-1/2', ['sku-1/2']],
  ['--', []],
])('whoever types “%s” looks for %o', (typed, words) => expect(wordsOf(typed)).toEqual(words))

test('what is folded stays as it is when folded again', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  ))

test.each([
  ['שולחן', ['שולחן', 'ולחן', 'לחן']],
  ['הבית', ['הבית', 'בית']],
  ['אור', ['אור']],
  ['lamp', ['lamp']],
])('%s is found by %o', (word, forms) => expect(hebrewForms(word)).toEqual(forms))

test.each([
  ['vasse', 'vase', 1],
  ['vaes', 'vase', 1],
  ['lapm', 'lamp', 1],
  ['candelstik', 'candlestick', 2],
  ['mug', 'lamp', 3],
])('“%s” is %s with %i letters wrong', (typed, meant, letters) => expect(editDistance(typed, meant, 2)).toBe(letters))

test('it is as far from one word to another as back, and nothing is nearer than the word itself', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (one, other) => {
      expect(editDistance(one, other, 20)).toBe(editDistance(other, one, 20))
      expect(editDistance(one, other, 20) === 0).toBe(one === other)
    }),
  ))

test('short words are taken as they are typed, longer ones may have a typo or two', () =>
  expect(['mug', 'vase', 'lighthouse'].map(mostTypos)).toEqual([0, 1, 2]))

test('every price lies in one band', () =>
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.nat(), (one, other, any) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)]
      const bands = priceBands(lowest, highest)
      const isOnePrice = lowest === highest
      expect(bands.length).toBeLessThanOrEqual(6)
      const price = lowest + (any % (highest - lowest + 1))
      expect(bands.filter(({ from, to = Infinity }) => price >= from && price <= to)).toHaveLength(isOnePrice ? 0 : 1)
    }),
  ))

test('what sells goes before what does not, what is there before what is sold out, the very name before all', () => {
  const scores = [{ isInStock: false }, {}, { sold: 10 }, { isExactName: true }].map(
    ({
      isInStock = true,
      sold = 0,
      isExactName = false,
    }: {
      isInStock?: boolean
      sold?: number
      isExactName?: boolean
    }) => relevanceOf(5, boostOf({ sold, isInStock }), isExactName),
  )
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(new Set(scores).size).toBe(4)
})
