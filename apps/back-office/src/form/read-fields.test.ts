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
])('reads %j as %j', (typed, decimal) => {
  expect(readDecimal(typed)).toBe(decimal)
})

test('reads 1,234 as a decimal where three decimals are usual', () => {
  expect(readDecimal('1,234', 6)).toBe('1.234')
})

test.each(['', 'free', '-4', '1-2', '.', '€'])('rejects %j as a number', (typed) => {
  expect(readDecimal(typed)).toBe(undefined)
})

test('reports an invalid number at its field and reads an empty one as undefined', () => {
  const form = new FormData()
  form.set('amount', 'much')
  form.set('count', '1.5')
  expect(() => decimalIn(form, 'amount')).toThrow(/amount/)
  expect(() => countIn(form, 'count')).toThrow(/count/)
  expect(decimalIn(form, 'nothing')).toBe(undefined)
})
