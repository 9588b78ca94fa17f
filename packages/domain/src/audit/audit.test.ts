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
