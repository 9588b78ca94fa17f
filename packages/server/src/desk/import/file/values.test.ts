import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { expect, test } from 'vitest'
import { commonReduction } from '../product/reductions.ts'
import { readAmount, readFlag, readQuantity, readWebAddress } from './values.ts'
import { describeProblem } from '../product/problem.ts'
import { countCharacters } from '../product/words.ts'

test.each([
  ['50', false, 5000],
  ['12.5', false, 1250],
  ['1,299.00', false, 129_900],
  ['1.299,00', false, 129_900],
  ['1.299,00', true, 129_900],
  ['12,50', true, 1250],
  ['12,50', false, 1250],
  ['1,299', false, 129_900],
  ['1,234,567', false, 123_456_700],
  ['€ 12.90', false, 1290],
  ['12,90 €', true, 1290],
  ['USD 7', false, 700],
  ["1'299.50", false, 129_950],
  ['1 299,50', true, 129_950],
  ['0.999', false, 100],
  ['10.329999', false, 1033],
  ['0', false, 0],
  ['', false, undefined],
])('reads the amount “%s” (comma as decimal separator: %s) as %s in minor units', (cell, decimalComma, value) => {
  expect(readAmount(cell, { currency: 'EUR', decimalComma })).toEqual({ ok: true, value })
})

test.each([
  ['abc', false],
  ['-1', false],
  ['1.2.3', false],
  ['1,23,456', false],
  ['1e3', false],
  ['12..5', false],
  ['1.299', true],
  ['1,299', true],
  ['9999999999', false],
  ['=1+1', false],
  ['NaN', false],
])('does not guess the ambiguous amount “%s”', (cell, decimalComma) => {
  expect(readAmount(cell, { currency: 'EUR', decimalComma }).ok).toBe(false)
})

test('reads an amount in a currency without decimals', () => {
  expect(readAmount('1500', { currency: 'JPY', decimalComma: false })).toEqual({ ok: true, value: 1500 })
})

test.each([
  ['TRUE', true],
  ['WAHR', true],
  ['falsch', false],
  ['0', false],
  ['', undefined],
])('reads the flag “%s” as %s', (cell, value) => {
  expect(readFlag(cell)).toEqual({ ok: true, value })
})

test.each([
  ['3', 3],
  ['-2', -2],
  ['5.0', 5],
])('“%s” pieces are %s', (cell, value) => {
  expect(readQuantity(cell)).toEqual({ ok: true, value })
})

test.each(['many', '1.5', '1e9'])('rejects the quantity “%s”', (cell) => {
  expect(readQuantity(cell).ok).toBe(false)
})

test.each([
  ['https://cdn.example/a b.jpg', 'https://cdn.example/a%20b.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['https://user:pass@cdn.example/a.jpg', undefined],
  ['a.jpg', undefined],
])('reads the URL “%s” as %s', (cell, url) => {
  expect(readWebAddress(cell)).toBe(url)
})

test.each([
  ['Crème brûlée, 2 pieces', 'creme-brulee-2-pieces'],
  ['  Straße & Łódź ', 'strasse-lodz'],
  ['дом', 'дом'],
  ['ガラス 花瓶', 'ガラス-花瓶'],
  ['साड़ी', 'साडी'],
  ['น้ำชา', 'น้ำชา'],
  ['❤️ Mug', 'mug'],
  ['../../etc', 'etc'],
  ['!!!', ''],
])('“%s” lives at “%s”', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('counts characters as people do, and never splits one when quoting', () => {
  expect(countCharacters('Größe 🙂')).toBe(7)
  const value = `${'a'.repeat(39)}🙂🙂`
  expect(describeProblem('NOT_A_NUMBER', { value }).data).toEqual({ value: `${'a'.repeat(39)}…` })
})

test.each([
  ['no reduction', [[100, undefined]], { full: [100], mixed: false }],
  ['a lower previous price', [[100, 50]], { full: [100], mixed: false }],
  [
    'the same amount off all',
    [
      [90, 100],
      [190, 200],
    ],
    { full: [100, 200], discount: { type: 'AMOUNT', amount: 10 }, mixed: false },
  ],
  [
    'the same percentage off all',
    [
      [80, 100],
      [160, 200],
    ],
    { full: [100, 200], discount: { type: 'PERCENT', percent: '20' }, mixed: false },
  ],
  [
    'different ways',
    [
      [80, 100],
      [160, undefined],
    ],
    { full: [80, 160], mixed: true },
  ],
] as const)('discounts: %s', (_title, prices, expected) => {
  expect(commonReduction(prices.map(([price, before]) => ({ price, before })))).toEqual(expected)
})
