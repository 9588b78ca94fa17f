import { calls } from '@vitrine/contract'
import { isReadingCall, type Call } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isIncluded, isLongRun } from '../../../../../../test/run-size.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { acceptsFields, cases, ignoredFields } from './accepted-fields/accepted-fields.ts'
import { coveredElsewhere } from './accepted-fields/covered-elsewhere.ts'
import { overstepsOf, unreportedOversteps } from './bounds.ts'
import { acceptedOversizes } from './oversize.ts'
import { createPermissionCheck } from './roles.ts'
import { unnamedFields } from './unknown.ts'

const all = Object.entries(calls as Readonly<Record<string, Call>>)

let shop: Shop
/** A site for unknown fields, whose requests may change anything. */
let attacked: Shop
/** A site for accepted fields, whose cases change its settings. */
let changed: Shop
let checkPermissions: ReturnType<typeof createPermissionCheck>
beforeAll(async () => {
  shop = await openShop()
  attacked = await openShop({ taxRatePercent: '19' })
  changed = await openShop()
  checkPermissions = createPermissionCheck(
    shop,
    all.map(([, call]) => call),
  )
})
afterAll(async () => {
  for (const opened of [shop, attacked, changed]) await opened.close()
})

describe.each(all.filter(([name]) => isIncluded(name)))('%s', (name, call) => {
  test('reports or rejects unknown fields', async () => {
    expect(await unnamedFields(attacked, name, call)).toEqual([])
  }, 60_000)
})

describe.each(all)('%s', (name, call) => {
  test('allows exactly the roles of the contract', async () => {
    const { actual, expected } = await checkPermissions(call)
    expect(actual).toEqual(expected)
  })

  test('rejects a value one step beyond a bound, naming field and rule', () => {
    expect(unreportedOversteps(call)).toEqual([])
  })

  test.runIf(isLongRun)(
    'rejects a value ten times too large, naming the field',
    async () => {
      expect(await acceptedOversizes(shop, name, call)).toEqual([])
    },
    60_000,
  )
})

// In the order of the cases, which change settings.
describe.each(Object.entries(cases).filter(([name]) => isIncluded(name)))('%s', (name, one) => {
  test('applies or rejects every accepted field', async () => {
    expect(await ignoredFields(changed, calls[name as keyof typeof calls], one)).toEqual([])
  }, 120_000)
})

test('covers the fields of every call, here or in other tests', () => {
  const untested = all.filter(
    ([name, call]) => acceptsFields(name, call) && !(name in cases || name in coveredElsewhere),
  )
  expect(untested.map(([name]) => name)).toEqual([])
  expect(Object.keys(coveredElsewhere).filter((name) => !(name in calls) || name in cases)).toEqual([])
})

test('gives every call for staff an area, and names calls that read like those that do', () => {
  const ofStaff = all.filter(([, { roles }]) => (roles as readonly string[]).includes('owner'))
  expect(ofStaff.filter(([, { area }]) => area === undefined).map(([name]) => name)).toEqual([])
  // Calls whose names sound like reading, but that may create or change something.
  const writing = /^(getOrCreate|bulkGetOrCreate|getCheckoutUrl)/
  const reading = /^(get|list|query|search|count|preview|estimate|aggregate|explain|print|find|suggest|summarize)[A-Z]/
  const misnamed = ofStaff.filter(([name, call]) => reading.test(name) && !writing.test(name) && !isReadingCall(call))
  expect(misnamed.map(([name]) => name)).toEqual([])
  expect(ofStaff.filter(([, call]) => isReadingCall(call) && call.method === 'DELETE')).toEqual([])
})

test('includes bounds of every kind', () => {
  const kinds = new Set(all.flatMap(([, call]) => overstepsOf(call).map(({ rule }) => rule)))
  expect([...kinds].toSorted()).toEqual([
    'DECIMAL_GT',
    'DECIMAL_GTE',
    'DECIMAL_LTE',
    'DECIMAL_MAX_SCALE',
    'EXACT_SIZE',
    'FIELD_NOT_ALLOWED',
    'FORMAT',
    'INVALID_ENUM_VALUE',
    'MAX',
    'MAX_LENGTH',
    'MAX_SIZE',
    'MIN',
    'MIN_LENGTH',
    'MIN_SIZE',
    'REQUIRED_FIELD',
    'VALIDATION',
  ])
})

test('reports a violation with field, description, rule and threshold', async () => {
  const { status, body } = await shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: { product: { name: 'x'.repeat(81), ribbon: 'y'.repeat(31), productType: 'gas' } },
  })
  expect(status).toBe(400)
  expect(body.message).toMatch(/^INVALID_ARGUMENT: "product\.name" /)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: 'product.name', violatedRule: 'MAX_LENGTH', data: { threshold: 80 } },
    { field: 'product.productType', violatedRule: 'INVALID_ENUM_VALUE' },
    { field: 'product.ribbon', violatedRule: 'MAX_LENGTH', data: { threshold: 30 } },
  ])
})
