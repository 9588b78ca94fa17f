import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, maxTypos } from './edit-distance.ts'
import { foldText, wordsOf } from './fold.ts'
import { hebrewForms } from './hebrew.ts'
import { propertyRuns } from '../../../../test/run-size.ts'
import { priceBands } from './price-bands.ts'
import { boostOf, relevanceOf } from './ranking.ts'
import { searchTermsOf, maxTerms, termsOfCode, termsOfText, withoutTags } from './terms.ts'

test.each([
  ['Café CRÈME', ['cafe', 'creme']],
  ['Straße', ['strasse']],
  ['  clay   mug, clay ', ['clay', 'mug']],
  ['T-Shirt (blue)', ['t-shirt', 'blue']],
  ['SKU-1/2', ['sku-1/2']],
  ['--', []],
  ['Kaffee\u00adtasse', ['kaffeetasse']],
  ['KT–INS114', ['kt-ins114']],
  ['œuvre Ærø Łódź', ['oeuvre', 'aero', 'lodz']],
  ['İstanbul ISTANBUL ıstanbul', ['istanbul']],
  ['ΚΟΎΠΕΣ κούπες', ['κουπεσ']],
  ['Чёрный чайник', ['черный', 'чайник']],
  ['ấm trà đen', ['am', 'tra', 'den']],
  ['قَهْوَة قهوة', ['قهوه']],
  ['چای کوچک', ['چاي', 'كوچك']],
  ['साड़ी', ['साडी']],
  ['চায়ের কাপ', ['চায়ের', 'কাপ']],
  ['ガラス ｶﾞﾗｽ', ['ガラス']],
  ['ＫＴ－１２', ['kt-12']],
  ['٣٤ ۳۴ ३४ ๓๔', ['34']],
  ['น้ำชา', ['น้ำชา']],
  ['찻잔을', ['찻잔을']],
  ['❤️', []],
])('splits “%s” into the words %o', (typed, words) => expect(wordsOf(typed)).toEqual(words))

test('folds text idempotently', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  ))

test.each([
  ['抹茶茶碗セット', ['抹茶', '茶碗', 'セット']],
  ['陶瓷茶杯', ['陶瓷', '茶杯']],
  ['ถ้วยชา', ['ถ้วย', 'ชา']],
  ['ຈອກຊາ', ['ຈອກ', 'ຊາ']],
  ['လက်ဖက်ရည်ခွက်', ['လက်ဖက်ရည်', 'ခွက်']],
  ['녹차찻잔을', ['녹차', '찻잔']],
  ['T-Shirt', ['t', 'shirt', 'tshirt']],
  ['抹茶cup', ['抹茶', 'cup']],
])('indexes %s by %o', (text, terms) => expect(termsOfText(text)).toEqual(expect.arrayContaining(terms)))

test('indexes a code by its parts, their letters and digits, and joined neighbors', () => {
  expect(termsOfCode('KT-INS114-DRE').toSorted()).toEqual(
    ['kt', 'ins114', 'ins', '114', 'dre', 'ktins114', 'ins114dre', 'ktins114dre'].toSorted(),
  )
  expect(termsOfCode(' NOR 0707 60 ')).toEqual(termsOfCode('NOR.0707-60'))
})

test('does not join the digits of a decimal number', () => expect(termsOfText('1.5')).toEqual(['1', '5']))

test('ignores HTML tags and entities', () =>
  expect(termsOfText(withoutTags('<p class="wide">Tea&nbsp;pot</p> <<'))).toEqual(['tea', 'pot']))

const hasAll = (terms: readonly string[]) => {
  const known = new Set(terms)
  return ({ terms: any, together }: ReturnType<typeof searchTermsOf>[number]) =>
    any.some((term) => known.has(term)) || (together.length > 0 && together.every((term) => known.has(term)))
}

const part = fc.stringMatching(/^[a-z0-9]{1,5}$/)

test('finds a code by its parts in order, with any or no separators', () =>
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.constantFrom(...' .-/_', '')),
      fc.nat(),
      (parts, separators, any) => {
        const code = parts.join('-')
        const from = any % parts.length
        const searched = parts
          .slice(from)
          .map((one) => `${one}${separators.next().value}`)
          .join('')
        for (const word of wordsOf(searched)) expect(searchTermsOf(word).every(hasAll(termsOfCode(code)))).toBe(true)
      },
    ),
    { numRuns: propertyRuns },
  ))

const anyScript = fc.string({
  unit: fc.constantFrom(...'aßé٣قو抹茶碗ガラスセットのถ้วยชาຈອກពែងတက်찻잔을녹차साड़ीκς1. -'),
  maxLength: 40,
})

test('finds any text by itself, with a limited number of terms', () =>
  fc.assert(
    fc.property(anyScript, (text) => {
      const searched = wordsOf(text).flatMap(searchTermsOf)
      const known = hasAll(termsOfText(text))
      expect(searched.filter((one) => !known(one))).toEqual([])
      expect(searched.every(({ together }) => together.length <= maxTerms)).toBe(true)
    }),
    { numRuns: propertyRuns },
  ))

test.each([
  ['שולחן', ['שולחן', 'ולחן', 'לחן']],
  ['הבית', ['הבית', 'בית']],
  ['אור', ['אור']],
  ['lamp', ['lamp']],
])('finds the forms of %s: %o', (word, forms) => expect(hebrewForms(word)).toEqual(forms))

test.each([
  ['vasse', 'vase', 1],
  ['vaes', 'vase', 1],
  ['lapm', 'lamp', 1],
  ['candelstik', 'candlestick', 2],
  ['mug', 'lamp', 3],
])('finds “%s” as %s with %i typos', (typed, meant, letters) => expect(editDistance(typed, meant, 2)).toBe(letters))

test('computes symmetric distances that are zero only for equal words', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (one, other) => {
      expect(editDistance(one, other, 20)).toBe(editDistance(other, one, 20))
      expect(editDistance(one, other, 20) === 0).toBe(one === other)
    }),
  ))

test('allows no typos in short words, and one or two in longer ones', () =>
  expect(['mug', 'vase', 'lighthouse'].map(maxTypos)).toEqual([0, 1, 2]))

test('assigns every price to exactly one band', () =>
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

test('ranks by exact name, then stock, then sales', () => {
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
