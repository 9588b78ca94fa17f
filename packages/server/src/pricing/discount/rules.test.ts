import { randomUUID } from 'node:crypto'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { tenth, withDiscounts, type Discounting } from './testing.ts'

let shop: Shop
let till: Discounting
beforeAll(async () => {
  shop = await openShop()
  till = await withDiscounts(shop)
})
beforeEach(() => till.clear())
afterAll(() => shop.close())

const scopes = [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId } }]
const specificItemsInfo = { scopes }
const percent = { discountType: 'PERCENTAGE', percentage: 12.5, targetType: 'SPECIFIC_ITEMS', specificItemsInfo }
const sent = (more: object = {}) => ({ name: 'Rule', discounts: { values: [percent] }, ...more })
const create = (more: object = {}) => till.asOwner('POST /ecom/v1/discount-rules', { discountRule: sent(more) })
const violationOf = ({ body }: Pick<Answer, 'body'>): string => {
  const [violation] = body.details.validationError.fieldViolations
  return violation.ruleName ?? `${violation.field}: ${violation.violatedRule}`
}

test.each<[string, object]>([
  ['PERCENTAGE', percent],
  [
    'FIXED_AMOUNT',
    { discountType: 'FIXED_AMOUNT', fixedAmount: '2.00', targetType: 'SPECIFIC_ITEMS', specificItemsInfo },
  ],
  ['FIXED_PRICE', { discountType: 'FIXED_PRICE', fixedPrice: '9.00', targetType: 'SPECIFIC_ITEMS', specificItemsInfo }],
  [
    'QUANTITY_BASED',
    {
      discountType: 'QUANTITY_BASED',
      quantityBased: { configurations: [{ quantity: 3, price: '20.00' }] },
      targetType: 'SPECIFIC_ITEMS',
      specificItemsInfo,
    },
  ],
])('returns a rule with %s as it was sent', async (_type, value) => {
  const { discountRule } = (await create({ discounts: { values: [value] } })).body
  expect(discountRule).toMatchObject({ name: 'Rule', active: true, status: 'LIVE', usageCount: 0, revision: '1' })
  expect(discountRule.discounts.values).toMatchObject([value])
})

test('takes exactly one discount', async () => {
  for (const values of [[], [percent, percent]]) {
    const { body } = await create({ discounts: { values } })
    expect(body.details.validationError.fieldViolations).toEqual([
      {
        field: 'discountRule.discounts.values',
        description: 'must have exactly 1 item',
        violatedRule: 'EXACT_SIZE',
        data: { threshold: 1 },
      },
    ])
  }
})

const member = randomUUID()
const subtotal = { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { scopes, from: '10.00', to: '99.00' } }
const quantity = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { scopes, from: 2, to: 9 } }
const customer = {
  triggerType: 'CUSTOMER_ELIGIBILITY',
  customerEligibility: { eligibilityType: 'INDIVIDUAL_MEMBERS', individualMembersInfo: { memberIds: [member] } },
}
const custom = (id: string) => ({ triggerType: 'CUSTOM', customTrigger: { id, appId: discountsAppId } })

test.each<[string, object]>([
  ['SUBTOTAL_RANGE', subtotal],
  ['ITEM_QUANTITY_RANGE', quantity],
  ['CUSTOMER_ELIGIBILITY', customer],
  ['CUSTOM', custom('first-order')],
  ['AND', { triggerType: 'AND', and: { triggers: [subtotal, custom('country:DE,AT')] } }],
  ['OR', { triggerType: 'OR', or: { triggers: [quantity, customer, custom('time:MON,FRI@17:00-19:00')] } }],
])('returns a rule with the trigger %s as it was sent', async (_type, trigger) => {
  const { body } = await create({ trigger })
  expect(body.discountRule.trigger).toEqual(trigger)
})

test('scopes name products, or collections by a filter of the store’s own app', async () => {
  const { collection } = (await till.asOwner('POST /stores/v1/collections', { collection: { name: 'Cups' } })).body
  const both = [
    { id: 'some', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId, catalogItemIds: ['mug'] } },
    {
      id: 'cups',
      type: 'CUSTOM_FILTER',
      customFilter: { appId: discountsAppId, params: { collectionIds: [collection.id] } },
    },
  ]
  const { discountRule } = (
    await create({ discounts: { values: [{ ...percent, specificItemsInfo: { scopes: both } }] } })
  ).body
  expect(discountRule.discounts.values[0].specificItemsInfo.scopes).toEqual(both)
  expect((await till.get(discountRule)).effect).toEqual({
    type: 'PERCENT',
    percentage: '12.5',
    items: { productIds: ['mug'], collectionIds: [collection.id] },
  })
})

test('omits settings that the specification cannot express, and keeps them when other fields change', async () => {
  const countries = [
    'DE',
    'AT',
    'CH',
    'FR',
    'IT',
    'ES',
    'PT',
    'NL',
    'BE',
    'LU',
    'DK',
    'SE',
    'NO',
    'FI',
    'PL',
    'CZ',
    'SK',
    'HU',
    'RO',
    'BG',
    'GR',
    'HR',
    'SI',
    'EE',
    'LV',
    'LT',
    'IE',
    'MT',
    'CY',
    'IS',
    'LI',
    'GB',
  ]
  const { id } = await till.create({ effect: { type: 'FREE_DELIVERY' }, conditions: [{ type: 'COUNTRY', countries }] })
  const route = `/ecom/v1/discount-rules/${id}`
  const { discountRule } = (await till.asOwner(`GET ${route}`)).body
  expect(discountRule).not.toHaveProperty('discounts')
  expect(discountRule.trigger).toEqual(custom('condition:0'))
  const { trigger, revision } = discountRule
  const changed = await till.asOwner(`PATCH ${route}`, { discountRule: { revision, trigger, name: 'Post' } })
  expect(changed.body.discountRule).toMatchObject({ name: 'Post', revision: '2' })
  expect(await till.get({ id })).toMatchObject({ effect: { type: 'FREE_DELIVERY' }, conditions: [{ countries }] })
})

const value = (more: object) => ({ discounts: { values: [{ ...percent, ...more }] } })
const range = (subtotalRange: object) => ({ trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange } })

test.each<[string, object]>([
  ['INVALID_ACTIVE_TIME_RANGE', { activeTimeInfo: { start: '2030-01-02T00:00:00Z', end: '2030-01-01T00:00:00Z' } }],
  ['INVALID_EMPTY_DISCOUNT', { discounts: {} }],
  ['INVALID_DISCOUNT_TYPE', value({ discountType: 'FIXED_PRICE' })],
  ['MISSING_SUBTOTAL_RANGE', { trigger: { triggerType: 'SUBTOTAL_RANGE' } }],
  ['MISSING_ITEM_QUANTITY_RANGE', { trigger: { triggerType: 'ITEM_QUANTITY_RANGE' } }],
  ['INVALID_SUBTOTAL_RANGE', range({ from: '9', to: '8' })],
  ['INVALID_ITEM_QUANTITY_RANGE', { trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: {} } }],
  ['INVALID_TARGET_TYPE_FIELD', value({ specificItemsInfo: {} })],
  [
    'OPERATOR_TOO_DEEPLY_NESTED',
    { trigger: { triggerType: 'AND', and: { triggers: [subtotal, { triggerType: 'OR' }] } } },
  ],
  ['INVALID_TRIGGER_TYPE', { trigger: custom('full-moon') }],
  ['INVALID_CUSTOMER_BUY_CONDITION', { trigger: { triggerType: 'CUSTOMER_ELIGIBILITY' } }],
  [
    'INVALID_SCOPE',
    range({ from: '9', scopes: [{ id: 's', type: 'CUSTOM_FILTER', customFilter: { appId: discountsAppId } }] }),
  ],
  [
    'discountRule.trigger.subtotalRange.scopes[0].type: INVALID_ENUM_VALUE',
    range({ from: '9', scopes: [{ id: 's', type: 'COLLECTION' }] }),
  ],
])('rejects an invalid rule: %s', async (name, more) => {
  const refused = await create(more)
  expect(refused.status).toBe(400)
  expect(violationOf(refused)).toBe(name)
})

test("limits discounts and bundles, and accepts custom triggers of the store's own app only", async () => {
  const other = { triggerType: 'CUSTOM', customTrigger: { id: 'first-order', appId: randomUUID() } }
  expect(codeOf(await create({ trigger: other }))).toBe('MAX_CUSTOM_TRIGGER_APPS_EXCEEDED')
  const row = (index: number, body: object) => ({
    site_id: shop.siteId,
    id: randomUUID(),
    body: JSON.stringify({
      name: `${index}`,
      active: false,
      match: 'ALL',
      priority: 0,
      conditions: [],
      limits: {},
      ...body,
    }),
    revision: 1,
    created_date: new Date(),
    updated_date: new Date(),
  })
  const fill = (count: number, body: object) =>
    shop.context.db
      .insertInto('discount')
      .values(Array.from({ length: count }, (_, index) => row(index, body)))
      .execute()
  await fill(50, { effect: { type: 'BUNDLE', quantity: 2, price: 1 } })
  const quantityBased = { configurations: [{ quantity: 2, price: '1' }] }
  const bundle = { discountType: 'QUANTITY_BASED', quantityBased, targetType: 'SPECIFIC_ITEMS', specificItemsInfo }
  expect(codeOf(await create({ discounts: { values: [bundle] } }))).toBe('MAX_QUANTITY_BASED_DISCOUNTS_REACHED')
  expect((await create()).status).toBe(200)
  await fill(149, { effect: { type: 'FREE_DELIVERY' } })
  expect(codeOf(await create())).toBe('MAX_DISCOUNT_RULES_REACHED')
})

test('finds rules by name, time and private tags, and lists custom triggers', async () => {
  const tags = { privateTags: { tagIds: ['summer', 'web'] }, publicTags: { tagIds: ['new'] } }
  const { discountRule } = (await create({ tags, activeTimeInfo: { start: '2030-01-01T00:00:00.000Z' } })).body
  expect(discountRule).toMatchObject({ tags, status: 'PENDING' })
  await create({ name: 'Other', activeTimeInfo: { end: '2020-01-01T00:00:00.000Z' } })
  const find = async (filter: object) => {
    const { body } = await till.asOwner('POST /ecom/v1/discount-rules/query', { query: { filter } })
    return body.discountRules.map(({ name, status }: { name: string; status: string }) => `${name} ${status}`)
  }
  expect(await find({ 'tags.privateTags.tagIds': { $hasSome: ['summer'] } })).toEqual(['Rule PENDING'])
  expect(await find({ 'tags.privateTags.tagIds': { $hasAll: ['summer', 'shop'] } })).toEqual([])
  expect(await find({ name: { $startsWith: 'Oth' } })).toEqual(['Other EXPIRED'])
  expect(await find({ 'activeTimeInfo.end': { $lt: '2025-01-01T00:00:00Z' } })).toEqual(['Other EXPIRED'])
  const { memberGroup } = (await till.asOwner('POST /vitrine/v1/member-groups', { memberGroup: { name: 'Trade' } }))
    .body
  const { triggers } = (await till.asOwner('POST /ecom/v1/discount-custom-triggers/list', {})).body
  expect(triggers).toEqual([
    { id: 'first-order', appId: discountsAppId, name: 'First order of a customer' },
    { id: `member-group:${memberGroup.id}`, appId: discountsAppId, name: 'Members of “Trade”' },
  ])
  for (const { id } of triggers) expect((await create({ trigger: custom(id) })).status).toBe(200)
})

test("sends an event for each change in the specification's format", async () => {
  await addListener(shop)
  const { id } = await till.create(tenth)
  await till.change({ id }, { active: false })
  await till.asOwner(`DELETE /ecom/v1/discount-rules/${id}`)
  const rows = await shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `discount_rule:${id}`)
    .orderBy('sequence')
    .execute()
  const name = 'wix.ecom.discounts.v1.discount_rule'
  expect(rows.map(({ type }) => type)).toEqual([`${name}_created`, `${name}_updated`, `${name}_deleted`])
  expect(rows[0]!.body).toMatchObject({
    entity: { id, discounts: { values: [{ discountType: 'PERCENTAGE', percentage: 10 }] } },
  })
})

test.each<[string, object]>([
  ['discount.effect: REQUIRED_FIELD', {}],
  ['discount.effect.amount: FIELD_NOT_ALLOWED', { effect: { type: 'PERCENT', percentage: '5', amount: '1' } }],
  ['discount.effect.price: REQUIRED_FIELD', { effect: { type: 'FIXED_PRICE' } }],
  ['discount.effect.steps[0]: ONE_OF_ALIGNMENT', { effect: { type: 'QUANTITY_STEPS', steps: [{ from: 2 }] } }],
  ['discount.budget: FIELD_NOT_ALLOWED', { effect: { type: 'FREE_DELIVERY' }, budget: '5' }],
  ['discount.conditions[0].subtotalFrom: REQUIRED_FIELD', { ...tenth, conditions: [{ type: 'SUBTOTAL' }] }],
  [
    'discount.conditions[0].countries: FIELD_NOT_ALLOWED',
    { ...tenth, conditions: [{ type: 'FIRST_ORDER', countries: ['DE'] }] },
  ],
  [
    'discount.conditions[0].endTime: VALIDATION',
    { ...tenth, conditions: [{ type: 'TIME', days: ['MON'], startTime: '10:00', endTime: '10:00' }] },
  ],
  ['discount.endTime: VALIDATION', { ...tenth, startTime: '2030-01-02T00:00:00Z', endTime: '2030-01-01T00:00:00Z' }],
  ['discount: VALIDATION', { effect: { ...tenth.effect, items: { collectionIds: ['none'] } } }],
])('rejects an invalid discount by field: %s', async (expected, discount) => {
  const refused = await till.asOwner('POST /vitrine/v1/discounts', { discount: { name: 'Wrong', ...discount } })
  expect(refused.status).toBe(400)
  expect(violationOf(refused)).toBe(expected)
})

test('removes limits, and rejects an outdated change', async () => {
  const created = await till.create({ ...tenth, usageLimit: 3, budget: '50', endTime: '2030-01-01T00:00:00.000Z' })
  const { body } = await till.change(created, {}, { unset: ['usageLimit', 'endTime'] })
  expect(body.discount).toMatchObject({ budget: '50.00', revision: '2' })
  expect(body.discount).not.toHaveProperty('usageLimit')
  expect(body.discount).not.toHaveProperty('endTime')
  const stale = await till.asOwner(`PATCH /vitrine/v1/discounts/${created.id}`, {
    discount: { revision: '1', active: false },
  })
  expect(stale.status).toBe(409)
})
