import { amount, list, number, optional, shape, text } from '@vitrine/contract/schema.ts'
import { describe, expect, test } from 'vitest'
import { findExcessDecimals, moneyPathsOf } from './money-decimals.ts'

const schema = shape({
  name: optional(text()),
  price: optional(number({ money: 'store' })),
  shown: optional(number({ money: 'store', readOnly: true })),
  paid: optional(amount()),
  lines: optional(list(shape({ amount: optional(amount({ money: 'store' })) }))),
})
const places = moneyPathsOf(schema)!
const fieldsOf = (value: unknown, currency = 'JPY') =>
  findExcessDecimals(places, value, currency).map(({ field, data }) => [field, data])

describe('amounts of a request', () => {
  test('are not checked in a schema without amounts in the store’s currency', () => {
    expect(moneyPathsOf(shape({ name: text(), many: list(amount()) }))).toBeUndefined()
    expect(moneyPathsOf(undefined)).toBeUndefined()
  })

  test('are rejected by path if they have more decimals than their currency', () => {
    expect(fieldsOf({ price: 99.5 })).toEqual([['price', { threshold: 0 }]])
    expect(fieldsOf({ price: -99.5 })).toHaveLength(1)
    expect(fieldsOf({ price: 12.345 }, 'EUR')).toEqual([['price', { threshold: 2 }]])
    const lines = [{ amount: '1' }, { amount: '1.5' }, null, {}, { amount: '0.01' }]
    expect(fieldsOf({ lines }).map(([field]) => field)).toEqual(['lines[1].amount', 'lines[4].amount'])
  })

  test('may have trailing zeros and floating-point errors', () => {
    expect(fieldsOf({ price: 99, lines: [{ amount: '99.00' }, { amount: '99.' }] })).toEqual([])
    expect(fieldsOf({ price: 3 * 1.1, lines: [] }, 'EUR')).toEqual([])
    expect(fieldsOf({ price: 999_999_999.99 }, 'EUR')).toEqual([])
    expect(fieldsOf({ price: 1.001 }, 'KWD')).toEqual([])
  })

  test('are not checked if they are read-only or in another currency', () => {
    expect(fieldsOf({ shown: 1.5, paid: '1.5' })).toEqual([])
  })
})
