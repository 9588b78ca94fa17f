import { expect, test } from 'vitest'
import { compareVersions } from './compare.ts'
import { auditJson, hidden, maxAuditSize } from './redact.ts'

test('lists changed, set and cleared fields by path, without revision and date', () => {
  const before = { name: 'Lamp', priceData: { price: 40 }, variants: [{ sku: 'a' }], ribbon: 'New', revision: '1' }
  const after = { name: 'Lamp', priceData: { price: 45 }, variants: [{ sku: 'b' }], weight: 2, revision: '2' }
  expect(compareVersions(before, after)).toEqual([
    { field: 'priceData.price', before: 40, after: 45 },
    { field: 'variants[0].sku', before: 'a', after: 'b' },
    { field: 'ribbon', before: 'New' },
    { field: 'weight', after: 2 },
  ])
})

test('lists which entries a list gained and lost, and finds changed ones by their IDs', () => {
  const before = {
    tags: ['a', 'b', 'c'],
    variants: [
      { id: '1', sku: 'x' },
      { id: '2', sku: 'y' },
    ],
    rates: [{ to: 1 }],
  }
  const after = {
    tags: ['b', 'c', 'd'],
    variants: [
      { id: '3', sku: 'z' },
      { id: '2', sku: 'Y' },
    ],
    rates: [{ to: 2 }],
  }
  expect(compareVersions(before, after)).toEqual([
    { field: 'tags', removed: ['a'], added: ['d'] },
    { field: 'variants', removed: [{ id: '1', sku: 'x' }], added: [{ id: '3', sku: 'z' }] },
    { field: 'variants[1].sku', before: 'y', after: 'Y' },
    { field: 'rates[0].to', before: 1, after: 2 },
  ])
  expect(compareVersions({ tags: ['a', 'a'] }, { tags: ['a'] })).toEqual([{ field: 'tags', removed: ['a'] }])
  const order = { before: ['a', 'b'], after: ['b', 'a'] }
  expect(compareVersions({ tags: order.before }, { tags: order.after })).toEqual([{ field: 'tags', ...order }])
  const many = { tags: Array.from({ length: 90 }, (_, at) => `t${at}`) }
  expect(compareVersions({ tags: [] }, many)[0]!.added).toHaveLength(20)
  expect(compareVersions({ emails: ['ada@a.test'] }, { emails: ['bob@b.test'] })).toEqual([
    { field: 'emails', removed: [hidden], added: [hidden] },
  ])
})

test('compares money as a whole, and notes the currency of other amounts', () => {
  const euros = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
  expect(compareVersions({ total: euros('1.00') }, { total: euros('2.00') })).toEqual([
    { field: 'total', before: euros('1.00'), after: euros('2.00') },
  ])
  const product = (price: number, formatted: string) => {
    const priceData = { currency: 'EUR', price, formatted: { price: formatted } }
    return { price: priceData, priceData, convertedPriceData: priceData }
  }
  expect(compareVersions(product(1, '€1'), product(2, '€2'))).toEqual([
    { field: 'priceData.price', before: 1, after: 2, currency: 'EUR' },
  ])
  const refund = (status: string) => ({ amount: '1.00', currency: 'EUR', status })
  expect(compareVersions(refund('PENDING'), refund('FAILED'))).toEqual([
    { field: 'status', before: 'PENDING', after: 'FAILED' },
  ])
})

test('keeps no secrets and no personal data', () => {
  const [before, after] = [
    { buyerInfo: { email: 'ada@a.test' }, clientSecret: 'abc', note: 1 },
    { buyerInfo: { email: 'bob@b.test' }, clientSecret: 'xyz', note: 2 },
  ]
  expect(compareVersions(before, after)).toEqual([
    { field: 'buyerInfo.email', before: hidden, after: hidden },
    { field: 'clientSecret', before: hidden, after: hidden },
    { field: 'note', before: 1, after: 2 },
  ])
  expect(auditJson({ password: 'x', key: 'y', nested: [{ accessToken: 'z' }] })).toBe(
    `{"password":"${hidden}","key":"${hidden}","nested":[{"accessToken":"${hidden}"}]}`,
  )
})

test('hides the company of a person, and shows the changes of a business customer', () => {
  const customer = { customer: { company: 'Acme', note: 'x' } }
  const business = { company: { name: 'Acme', paymentTerms: 'NET_30', taxId: { id: 'DE136695976' } } }
  expect(JSON.parse(auditJson(customer)!)).toEqual({ customer: { company: hidden, note: 'x' } })
  expect(JSON.parse(auditJson(business)!)).toEqual({
    company: { name: 'Acme', paymentTerms: 'NET_30', taxId: hidden },
  })
  const changed = { company: { ...business.company, paymentTerms: 'NET_60' } }
  expect(compareVersions(business, changed)).toEqual([
    { field: 'company.paymentTerms', before: 'NET_30', after: 'NET_60' },
  ])
})

test('bounds the number of changes and the size of values', () => {
  const many = (offset: number) => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, at + offset]))
  expect(compareVersions(many(0), many(1))).toHaveLength(50)
  expect(compareVersions({ text: 'a' }, { text: 'b'.repeat(100_000) })[0]!.after).toHaveLength(501)
  const huge = Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => 'x'.repeat(400)))
  expect(auditJson(huge)).toBeUndefined()
  expect(auditJson('x'.repeat(maxAuditSize * 2))!.length).toBeLessThan(600)
})
