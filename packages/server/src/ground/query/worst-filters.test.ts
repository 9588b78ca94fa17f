import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract'
import { filterBounds } from '@vitrine/contract/bounds.ts'
import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { isIncluded, isLongRun } from '../../../../../test/run-size.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { noteStatements } from '../../../../../test/statements.ts'
import { treeOf } from '../../doors/http/walk/fields.ts'
import { createMember } from '../../people/member/create-member.ts'

/** The path of a call's filter: `query.filter` or `search.filter`. */
const filterPathOf = ({ body }: Call): readonly string[] | undefined => {
  const fields = (body as JsonSchema | undefined)?.properties ?? {}
  if (fields.query?.properties?.filter) return ['query', 'filter']
  if (fields.search?.properties?.filter) return ['search', 'filter']
  return fields.filter?.json ? ['filter'] : undefined
}

/** What calls that change all matches take besides their filter. */
const bodies: Record<string, object> = {
  bulkAdjustInventoryItemsByFilter: { adjustment: { incrementBy: 1 } },
  bulkSetOrAdjustInventoryItemsByFilter: { adjustedInventoryAction: { incrementBy: 1 } },
  bulkUpdateInventoryItemsByFilter: { inventoryItem: { quantity: 1 } },
  bulkUpdateProductsByFilter: { product: { visible: true } },
  bulkUpdateProductVariantsByFilter: { variant: { visible: true } },
  bulkAdjustProductVariantsByFilter: { actualPrice: { percentage: 10 } },
}

const queries = Object.entries<Call>(calls).flatMap(([name, call]) => {
  const path = filterPathOf(call)
  const { properties } = ((call.body as JsonSchema | undefined)?.properties ?? {}).query ?? {}
  return path ? [{ name, call, path, isText: properties?.filter?.type === 'string' }] : []
})

for (const { name } of queries)
  if (name.endsWith('TagsByFilter')) bodies[name] = { assignTags: { publicTags: { tagIds: ['sale'] } } }

let shop: Shop
let member: string
beforeAll(async () => {
  shop = await openShop()
  const { siteId, clientId, context } = shop
  for (let index = 0; index < 5; index += 1) await addProduct(context.db, siteId, { name: `Mug ${index}` })
  const { id: memberId } = await createMember(context.db, {
    siteId,
    email: 'ada@people.test',
    password: 'a quiet lighthouse',
  })
  const [visitorId, sessionId] = [randomUUID(), randomUUID()]
  member = await context.accessTokens.sign({ role: 'member', siteId, clientId, visitorId, sessionId, memberId }, 14_400)
})
beforeAll(async () => {
  const make = async (route: string, body: object) => (await shop.send(route, { token: shop.apiKey, body })).body
  const treeReference = { appNamespace: '@wix/stores' }
  const { category } = await make('POST /categories/v1/categories', { category: { name: 'Mugs' }, treeReference })
  const { infoSection } = await make('POST /stores/v3/info-sections', {
    infoSection: { uniqueName: 'Care', title: 'Care' },
  })
  for (const name of ['bulkAddProductsToCategoriesByFilter', 'bulkRemoveProductsFromCategoriesByFilter'])
    bodies[name] = { categoryIds: [category.id] }
  for (const name of ['bulkAddInfoSectionsToProductsByFilter', 'bulkRemoveInfoSectionsFromProductsByFilter'])
    bodies[name] = { infoSectionIds: [infoSection.id] }
  bodies.bulkCreateInventoryItemsByVariantFilter = {
    locationId: defaultLocationId(shop.siteId),
    inventoryCreationData: { quantity: 1 },
  }
})
afterAll(() => shop.close())

const within = (path: readonly string[], filter: unknown): object =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), filter) as object

type Ask = (filter: unknown) => Promise<Answer>

/** Sends a request with the least privileged role that may call it. */
const askerOf = ({ name, call, path, isText }: (typeof queries)[number]): Ask => {
  const may = (role: string) => (call.roles as readonly string[]).includes(role)
  return async (filter) => {
    const token = may('visitor') ? await shop.visitorToken() : may('member') ? member : shop.apiKey
    const method = bodyMethodOf(call)
    const body = { ...treeOf(call), ...bodies[name], ...within(path, isText ? JSON.stringify(filter) : filter) }
    return shop.send(`${method} ${call.path}`, { token, body })
  }
}

const violationOf = ({ body }: Answer): { field: string; description: string; violatedRule: string } =>
  body?.details?.validationError?.fieldViolations?.[0] ?? {}

/** Reads the filter fields of a query from its error for unknown fields. */
const fieldsOf = async (ask: Ask): Promise<string[]> => {
  const { description = '' } = violationOf(await ask({ nothingOfTheKind: 1 }))
  return description.split('use one of ')[1]?.split(', ') ?? []
}

const { text } = filterBounds.json
const { pattern, values, conditions, depth } = filterBounds
const nested = (inner: object, levels: number): object =>
  Array.from({ length: levels }).reduce<object>((one) => ({ $not: one }), inner)
const several = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

/** The most expensive allowed conditions of each kind. Those that a field supports succeed; the rest are refused. */
const worstOf = (field: string): object[] => [
  { [field]: { $eq: 'x'.repeat(text) } },
  { [field]: { $contains: 'a'.repeat(pattern) } },
  { [field]: { $startsWith: 'ab%_\\'.repeat(pattern / 5) } },
  { [field]: { $endsWith: 'é'.repeat(pattern) } },
  { [field]: { $in: Array.from({ length: values }, (_, index) => `value ${index} ${'x'.repeat(20)}`) } },
  { [field]: { $hasAll: Array.from({ length: values }, (_, index) => String(index)) } },
  { [field]: { $gt: 1e12 } },
  { [field]: { $lt: '9999-12-31T23:59:59.999Z' } },
  { [field]: { $gt: '0001-01-01T00:00:00Z' } },
  nested({ [field]: { $ne: 'x' } }, depth),
  { $or: several(conditions / 2 - 1, { [field]: { $contains: 'a'.repeat(pattern) } }) },
  { $and: several(conditions / 2 - 1, { [field]: { $ne: 'x' } }) },
]

/** Conditions just beyond the limits. */
const beyondOf = (field: string): (readonly [string, object])[] => [
  ['MAX_LENGTH', { [field]: { $eq: 'x'.repeat(text + 1) } }],
  ['MAX_SIZE', nested({ [field]: { $ne: 'x' } }, depth + 1)],
  ['MAX_SIZE', { $or: several(conditions, { [field]: { $eq: 'x' } }) }],
  ['MAX_SIZE', { [field]: { $in: several(values + 1, 'x') } }],
]

/** Values beyond the ranges that databases and programs share. */
const senseless = [
  1e300,
  -1e300,
  8.64e15,
  -8.64e15,
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00',
]

/** Every eighth item, with a different start for each field: together the fields cover all. */
const share = <T>(list: readonly T[], turn: number): readonly T[] =>
  isLongRun ? list : list.filter((_, index) => index % 8 === turn % 8)

describe.each(queries.filter(({ name }) => isIncluded(name)))('$name', (query) => {
  test('runs the most expensive allowed filters in few statements, and rejects larger ones by field', async () => {
    const ask = askerOf(query)
    const fields = await fieldsOf(ask)
    expect(fields.length).toBeGreaterThan(0)
    let inAll = 0
    for (const [turn, field] of fields.entries()) {
      for (const filter of share(worstOf(field), turn)) {
        const [{ status, body }, statements] = await noteStatements(() => ask(filter))
        expect([200, 400], JSON.stringify([filter, body]).slice(0, 300)).toContain(status)
        expect(statements.length).toBeLessThan(12)
        inAll += statements.length
      }
      for (const [rule, filter] of share(beyondOf(field), turn)) {
        const answer = await ask(filter)
        const details = JSON.stringify([field, rule, answer.body]).slice(0, 300)
        expect([answer.status, violationOf(answer).field?.includes('filter')], details).toEqual([400, true])
      }
      for (const value of share(senseless, turn)) {
        const { status, body } = await ask({ [field]: { $gt: value } })
        expect(status, JSON.stringify([field, value, body])).toBeLessThan(500)
      }
    }
    expect(inAll).toBeGreaterThan(0)
  })
})
