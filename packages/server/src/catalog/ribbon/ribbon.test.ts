import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, ribbonsV3, createClient, OAuthStrategy } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { findRibbons, getOrCreateRibbon, refreshRibbonJob } from './api.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { ribbonsV3 } })
let owner: ReturnType<typeof openOwner>['ribbonsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner().ribbonsV3
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('ribbon').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('job').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/ribbons'
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const eventsOf = (id: string) =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `ribbon:${id}`)
    .orderBy('sequence')
    .execute()
const jobKeys = async () =>
  (
    await shop.context.db
      .selectFrom('job')
      .select('key')
      .where('site_id', '=', shop.siteId)
      .where('kind', '=', refreshRibbonJob)
      .execute()
  ).map(({ key }) => key)

test('creates, reads, renames and deletes a ribbon, with an event for each change', async () => {
  const ribbon = await owner.createRibbon({ name: '  Kiln & Co. ' })
  expect(ribbon).toEqual({
    id: expect.any(String),
    revision: '1',
    createdDate: expect.any(Date),
    updatedDate: expect.any(Date),
    name: 'Kiln & Co.',
  })
  expect(await owner.getRibbon(ribbon.id)).toEqual(ribbon)
  const renamed = await owner.updateRibbon(ribbon.id, { revision: '1', name: 'Kiln & Sons' })
  expect(renamed).toMatchObject({ name: 'Kiln & Sons', revision: '2' })
  expect(await jobKeys()).toEqual([ribbon.id])
  await owner.deleteRibbon(ribbon.id)
  await expect(owner.getRibbon(ribbon.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eventsOf(ribbon.id)).toMatchObject([
    { type: 'wix.stores.catalog.v3.ribbon_created', body: { entity: { name: 'Kiln & Co.', revision: '1' } } },
    {
      type: 'wix.stores.catalog.v3.ribbon_updated',
      body: { currentEntity: { name: 'Kiln & Sons' }, modifiedFields: { name: 'Kiln & Co.' } },
    },
    { type: 'wix.stores.catalog.v3.ribbon_deleted', body: { deletedEntity: { name: 'Kiln & Sons', revision: '2' } } },
  ])
})

test('refuses names that are missing, blank, too long or taken in any case', async () => {
  expect(violationsOf(await ask(`POST ${path}`, { ribbon: {} }))).toMatchObject([
    { field: 'ribbon.name', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await ask(`POST ${path}`, { ribbon: { name: '  ' } }))).toMatchObject([
    { field: 'ribbon.name', ruleName: 'ONLY_SPACES_STRING_ERROR' },
  ])
  expect(violationsOf(await ask(`POST ${path}`, { ribbon: { name: 'x'.repeat(31) } }))).toMatchObject([
    { field: 'ribbon.name', violatedRule: 'MAX_LENGTH' },
  ])
  await owner.createRibbon({ name: 'Hearth' })
  await expect(owner.createRibbon({ name: 'HEARTH' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', status: 409 })
  const { id } = await owner.createRibbon({ name: 'Kiln' })
  const taken = owner.updateRibbon(id, { revision: '1', name: 'hearth' })
  await expect(taken).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  expect(await owner.updateRibbon(id, { revision: '1', name: 'KILN' })).toMatchObject({ name: 'KILN' })
})

test('requires the current revision of an update', async () => {
  const { id } = await owner.createRibbon({ name: 'Hearth' })
  expect(violationsOf(await ask(`PATCH ${path}/${id}`, { ribbon: { name: 'Kiln' } }))).toMatchObject([
    { field: 'ribbon.revision', violatedRule: 'REQUIRED_FIELD' },
  ])
  await owner.updateRibbon(id, { revision: '1', name: 'Kiln' })
  const stale = await ask(`PATCH ${path}/${id}`, { ribbon: { revision: '1', name: 'Forge' } })
  expect(stale.status).toBe(409)
  expect(stale.body.details.applicationError).toMatchObject({
    code: 'CONFLICT',
    data: { expectedRevision: '1', currentRevision: '2' },
  })
  const renames = await Promise.allSettled(
    ['A', 'B', 'C'].map((name) => owner.updateRibbon(id, { revision: '2', name })),
  )
  expect(renames.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('finds ribbons by name, and creates each one once', async () => {
  const named = await Promise.all(
    ['Hearth', 'hearth', ' HEARTH'].map((name) =>
      owner.getOrCreateRibbon(name, { fields: ['ASSIGNED_PRODUCT_COUNT'] }),
    ),
  )
  expect(new Set(named.map(({ ribbon }) => ribbon.id)).size).toBe(1)
  expect(named[0]!.ribbon.assignedProductCount).toBe(0)
  expect(await eventsOf(named[0]!.ribbon.id)).toHaveLength(1)
  const { results, bulkActionMetadata } = await owner.bulkGetOrCreateRibbons(['Kiln', 'HEARTH', 'kiln', ' '])
  expect(results.map(({ item }) => item?.name)).toEqual(['Kiln', named[0]!.ribbon.name, 'Kiln', undefined])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 1, undetailedFailures: 0 })
  expect(results[3]!.itemMetadata.error!.data).toMatchObject({ fieldViolations: [{ field: 'ribbonNames[3]' }] })
  expect((await owner.countRibbons()).count).toBe(2)
})

test('creates ribbons in bulk: each one succeeds or fails independently', async () => {
  const names = ['Hearth', 'hearth', ' ', 'Kiln']
  const { results, bulkActionMetadata } = await owner.bulkCreateRibbons(names.map((name) => ({ name })))
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 })
  expect(results).toEqual([
    { itemMetadata: { id: expect.any(String), originalIndex: 0, success: true } },
    {
      itemMetadata: {
        originalIndex: 1,
        success: false,
        error: { code: 'ALREADY_EXISTS', description: expect.any(String), data: { reason: 'NAME_TAKEN' } },
      },
    },
    {
      itemMetadata: { originalIndex: 2, success: false, error: expect.objectContaining({ code: 'INVALID_ARGUMENT' }) },
    },
    { itemMetadata: { id: expect.any(String), originalIndex: 3, success: true } },
  ])
  expect((await owner.queryRibbons().ascending('name').find()).items.map(({ name }) => name)).toEqual([
    'Hearth',
    'Kiln',
  ])
  expect(await eventsOf(results[0]!.itemMetadata.id!)).toHaveLength(1)
  const { results: returned } = await owner.bulkCreateRibbons([{ name: 'Forge' }], { returnEntity: true })
  expect(returned[0]!.item).toMatchObject({ name: 'Forge', revision: '1', createdDate: expect.any(Date) })
})

test('updates ribbons in bulk, and undoes nothing of those that succeed', async () => {
  const [hearth, kiln, forge] = await Promise.all(
    ['Hearth', 'Kiln', 'Forge'].map((name) => owner.createRibbon({ name })),
  )
  const { results } = await owner.bulkUpdateRibbons(
    [
      { ribbon: { id: hearth!.id, revision: '1', name: 'Kiln' } },
      { ribbon: { id: kiln!.id, revision: '1', name: 'Oven' } },
      { ribbon: { id: kiln!.id, revision: '1', name: 'Stove' } },
      { ribbon: { id: randomUUID(), revision: '1', name: 'Nobody' } },
      { ribbon: { revision: '1', name: 'Nobody' } },
      { ribbon: { id: forge!.id, revision: '1', name: 'Kiln' } },
    ],
    { returnEntity: true, fields: ['ASSIGNED_PRODUCT_COUNT'] },
  )
  expect(results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? item?.name)).toEqual([
    'ALREADY_EXISTS',
    'Oven',
    'CONFLICT',
    'NOT_FOUND',
    'INVALID_ARGUMENT',
    'Kiln',
  ])
  expect(results[0]!.itemMetadata.id).toBe(hearth!.id)
  expect(results[5]!.item!.assignedProductCount).toBe(0)
  expect(await owner.getRibbon(hearth!.id)).toEqual(hearth)
  expect((await eventsOf(hearth!.id)).map(({ type }) => type)).toEqual(['wix.stores.catalog.v3.ribbon_created'])
  expect((await jobKeys()).toSorted()).toEqual([kiln!.id, forge!.id].toSorted())
})

test('updates only the fields that a mask names', async () => {
  const { id } = await owner.createRibbon({ name: 'Hearth' })
  const update = (fieldMask: string | string[], ribbon: object) =>
    ask('POST /stores/v3/bulk/ribbons/update', { ribbons: [{ ribbon: { id, revision: '1', ...ribbon }, fieldMask }] })
  const errorOf = (answer: Awaited<ReturnType<typeof update>>) => answer.body.results[0].itemMetadata.error
  expect(errorOf(await update('name,logo', { name: 'Kiln' })).data.fieldViolations).toMatchObject([
    { field: 'ribbons[0].fieldMask', violatedRule: 'INVALID_ENUM_VALUE' },
  ])
  expect(errorOf(await update('name', {})).data.fieldViolations).toMatchObject([{ field: 'ribbons[0].ribbon.name' }])
  expect(errorOf(await update(['name'], { name: 'Kiln' }))).toBe(undefined)
  expect((await owner.getRibbon(id)).name).toBe('Kiln')
  const masked = { ribbon: { id, revision: '2', name: 'Forge' }, fieldMask: ['name'] }
  expect((await owner.bulkUpdateRibbons([masked])).bulkActionMetadata.totalSuccesses).toBe(1)
})

test('deletes ribbons in bulk', async () => {
  const { id } = await owner.createRibbon({ name: 'Hearth' })
  const { results, bulkActionMetadata } = await owner.bulkDeleteRibbons([id, id, randomUUID()])
  expect(results.map(({ itemMetadata }) => itemMetadata!.success)).toEqual([true, false, false])
  expect(results[1]!.itemMetadata).toMatchObject({ id, error: { code: 'NOT_FOUND' } })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect((await owner.countRibbons()).count).toBe(0)
})

test('lists ribbons by cursor in both directions, filtered and sorted', async () => {
  await owner.bulkCreateRibbons(['Delta', 'alpha', 'Charlie', 'bravo', 'Echo'].map((name) => ({ name })))
  const first = await owner.queryRibbons().ascending('name').limit(2).find()
  expect(first.items.map(({ name }) => name)).toEqual(['alpha', 'bravo'])
  const second = await first.next()
  expect(second.items.map(({ name }) => name)).toEqual(['Charlie', 'Delta'])
  const last = await second.next()
  expect([last.items.map(({ name }) => name), last.hasNext()]).toEqual([['Echo'], false])
  expect((await last.prev()).items).toEqual(second.items)
  const found = await owner.queryRibbons().in('name', ['Echo', 'alpha']).descending('name').find()
  expect(found.items.map(({ name }) => name)).toEqual(['Echo', 'alpha'])
  const { count } = await owner.countRibbons({ filter: { name: { $startsWith: 'A' } } })
  expect(count).toBe(1)
})

test('answers queries of visitors, with the bounds of ribbons', async () => {
  await owner.bulkCreateRibbons([{ name: 'Hearth' }, { name: 'Kiln' }])
  const token = await shop.visitorToken()
  const request = {
    query: { filter: { name: 'Kiln' }, cursorPaging: { limit: 100 } },
    fields: ['ASSIGNED_PRODUCT_COUNT'],
  }
  expect((await ask(`POST ${path}/query`, request, token)).body).toMatchObject({
    ribbons: [{ name: 'Kiln', assignedProductCount: 0 }],
    pagingMetadata: { count: 1, cursors: {}, hasNext: false },
  })
  const refuse = async (query: object) => violationsOf(await ask(`POST ${path}/query`, { query }, token))
  expect(await refuse({ cursorPaging: { limit: 101 } })).toMatchObject([{ field: 'query.cursorPaging.limit' }])
  expect(await refuse({ sort: Array.from({ length: 5 }, () => ({ fieldName: 'name' })) })).toMatchObject([
    { field: 'query.sort', violatedRule: 'MAX_SIZE' },
  ])
  expect(await refuse({ sort: [{ fieldName: 'id' }] })).toMatchObject([
    { field: 'query.sort[0].fieldName', description: expect.stringContaining('createdDate, updatedDate, name') },
  ])
  expect(await refuse({ filter: { assignedProductCount: 1 } })).toMatchObject([
    { field: 'query.filter.assignedProductCount' },
  ])
})

test('shows ribbons to visitors, who cannot change them', async () => {
  const { id } = await owner.createRibbon({ name: 'Hearth' })
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { ribbonsV3 },
  })
  expect((await visitor.ribbonsV3.getRibbon(id)).name).toBe('Hearth')
  expect((await visitor.ribbonsV3.countRibbons()).count).toBe(1)
  const token = await shop.visitorToken()
  expect((await ask(`POST ${path}`, { ribbon: { name: 'Kiln' } }, token)).status).toBe(403)
  expect((await ask(`DELETE ${path}/${id}`, undefined, token)).status).toBe(403)
})

test('counts the products with a ribbon on request only', async () => {
  const [fresh, sale] = await Promise.all(['Fresh', 'Sale'].map((name) => owner.createRibbon({ name })))
  const { db } = shop.context
  const [copy, other] = [fresh!, sale!].map(({ id, name }) => ({ id, name }))
  const records = [{ ribbon: copy }, { ribbon: copy, additionalRibbons: [other] }, { additionalRibbons: [copy, copy] }]
  for (const record of [...records, {}]) await addProduct(db, shop.siteId, { record: record as object })
  const fields = ['ASSIGNED_PRODUCT_COUNT'] as const
  expect((await owner.getRibbon(fresh!.id, { fields })).assignedProductCount).toBe(3)
  expect((await owner.getRibbon(sale!.id, { fields })).assignedProductCount).toBe(1)
  expect(await owner.getRibbon(fresh!.id)).not.toHaveProperty('assignedProductCount')
})

test('lets other rooms find or create ribbons in their transaction', async () => {
  const { context, siteId } = shop
  const made = await transact(context.db, (transaction) =>
    getOrCreateRibbon(context, transaction, { siteId, name: 'Hearth', path: 'product.ribbon' }),
  )
  expect(made).toEqual({ id: (await owner.getOrCreateRibbon('Hearth')).ribbon.id, name: 'Hearth' })
  expect(await findRibbons(context.db, siteId, [made.id, randomUUID()])).toEqual(new Map([[made.id, made]]))
  await expect(
    transact(context.db, (transaction) =>
      getOrCreateRibbon(context, transaction, { siteId, name: ' ', path: 'product.ribbon.name' }),
    ),
  ).rejects.toMatchObject({ violations: [{ field: 'product.ribbon.name' }] })
})
