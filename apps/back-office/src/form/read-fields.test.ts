import { expect, test } from 'vitest'
import { countIn, decimalIn, readDecimal } from './read-fields.ts'

test.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['€ 12,50', '12.50'],
  ['12.50 EUR', '12.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1’234.50', '1234.50'],
  ['1.234', '1234'],
  ['1,234,567', '1234567'],
  ['0,500', '0.500'],
  [',5', '0.5'],
  ['007', '7'],
  ['19 %', '19'],
  ['4.', '4'],
  ['0', '0'],
])('an owner who types %s means %s', (typed, meant) => {
  expect(readDecimal(typed)).toBe(meant)
})

test('a weight of 1,234 is a kilogram and something, as three digits are usual there', () => {
  expect(readDecimal('1,234', 6)).toBe('1.234')
})

test.each(['', 'free', '-4', '1-2', '.', '€'])('%j is no number, and is not taken for one', (typed) => {
  expect(readDecimal(typed)).toBe(undefined)
})

test('an owner is told at the field what cannot be read, and an empty field is nothing', () => {
  const form = new FormData()
  form.set('amount', 'much')
  form.set('count', '1.5')
  expect(() => decimalIn(form, 'amount')).toThrow(/amount/)
  expect(() => countIn(form, 'count')).toThrow(/count/)
  expect(decimalIn(form, 'nothing')).toBe(undefined)
})
