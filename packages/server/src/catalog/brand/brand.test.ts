import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, brandsV3, createClient, OAuthStrategy } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { findBrands, getOrCreateBrand, refreshBrandJob } from './api.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { brandsV3 } })
let owner: ReturnType<typeof openOwner>['brandsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner().brandsV3
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('brand').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('job').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/brands'
const ask = (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const violationsOf = ({ body }: { body: { details?: { validationError?: { fieldViolations: object[] } } } }) =>
  body.details?.validationError?.fieldViolations
const eventsOf = (id: string) =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `brand:${id}`)
    .orderBy('sequence')
    .execute()
const jobKeys = async () =>
  (
    await shop.context.db
      .selectFrom('job')
      .select('key')
      .where('site_id', '=', shop.siteId)
      .where('kind', '=', refreshBrandJob)
      .execute()
  ).map(({ key }) => key)
const packed = (request: object) => Buffer.from(JSON.stringify(request)).toString('base64url')

test('creates, reads, renames and deletes a brand, with an event for each change', async () => {
  const brand = await owner.createBrand({ name: '  Kiln & Co. ' })
  expect(brand).toEqual({
    id: expect.any(String),
    revision: '1',
    createdDate: expect.any(Date),
    updatedDate: expect.any(Date),
    name: 'Kiln & Co.',
  })
  expect(await owner.getBrand(brand.id)).toEqual(brand)
  const renamed = await owner.updateBrand(brand.id, { revision: '1', name: 'Kiln & Sons' })
  expect(renamed).toMatchObject({ name: 'Kiln & Sons', revision: '2' })
  expect(await jobKeys()).toEqual([brand.id])
  await owner.deleteBrand(brand.id)
  await expect(owner.getBrand(brand.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eventsOf(brand.id)).toMatchObject([
    { type: 'wix.stores.catalog.v3.brand_created', body: { entity: { name: 'Kiln & Co.', revision: '1' } } },
    {
      type: 'wix.stores.catalog.v3.brand_updated',
      body: { currentEntity: { name: 'Kiln & Sons' }, modifiedFields: { name: 'Kiln & Co.' } },
    },
    { type: 'wix.stores.catalog.v3.brand_deleted', body: {} },
  ])
})

test('refuses names that are missing, blank, too long or taken in any case', async () => {
  expect(violationsOf(await ask(`POST ${path}`, { brand: {} }))).toMatchObject([
    { field: 'brand.name', violatedRule: 'REQUIRED_FIELD' },
  ])
  expect(violationsOf(await ask(`POST ${path}`, { brand: { name: '  ' } }))).toMatchObject([
    { field: 'brand.name', ruleName: 'ONLY_SPACES_STRING_ERROR' },
  ])
  expect(violationsOf(await ask(`POST ${path}`, { brand: { name: 'x'.repeat(51) } }))).toMatchObject([
    { field: 'brand.name', violatedRule: 'MAX_LENGTH' },
  ])
  await owner.createBrand({ name: 'Hearth' })
  await expect(owner.createBrand({ name: 'HEARTH' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', status: 409 })
  const { id } = await owner.createBrand({ name: 'Kiln' })
  const taken = owner.updateBrand(id, { revision: '1', name: 'hearth' })
  await expect(taken).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  expect(await owner.updateBrand(id, { revision: '1', name: 'KILN' })).toMatchObject({ name: 'KILN' })
})

test('requires the current revision of an update', async () => {
  const { id } = await owner.createBrand({ name: 'Hearth' })
  expect(violationsOf(await ask(`PATCH ${path}/${id}`, { brand: { name: 'Kiln' } }))).toMatchObject([
    { field: 'brand.revision', violatedRule: 'REQUIRED_FIELD' },
  ])
  await owner.updateBrand(id, { revision: '1', name: 'Kiln' })
  const stale = await ask(`PATCH ${path}/${id}`, { brand: { revision: '1', name: 'Forge' } })
  expect(stale.status).toBe(409)
  expect(stale.body.details.applicationError).toMatchObject({
    code: 'CONFLICT',
    data: { expectedRevision: '1', currentRevision: '2' },
  })
  const renames = await Promise.allSettled(
    ['A', 'B', 'C'].map((name) => owner.updateBrand(id, { revision: '2', name })),
  )
  expect(renames.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('finds brands by name, and creates each one once', async () => {
  const named = await Promise.all(
    ['Hearth', 'hearth', ' HEARTH'].map((name) =>
      owner.getOrCreateBrand(name, { fields: ['ASSIGNED_PRODUCTS_COUNT'] }),
    ),
  )
  expect(new Set(named.map(({ brand }) => brand.id)).size).toBe(1)
  expect(named[0]!.brand.assignedProductsCount).toBe(0)
  expect(await eventsOf(named[0]!.brand.id)).toHaveLength(1)
  const { results, bulkActionMetadata } = await owner.bulkGetOrCreateBrands(['Kiln', 'HEARTH', 'kiln', ' '])
  expect(results.map(({ item }) => item?.name)).toEqual(['Kiln', named[0]!.brand.name, 'Kiln', undefined])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 1, undetailedFailures: 0 })
  expect(results[3]!.itemMetadata.error!.data).toMatchObject({ fieldViolations: [{ field: 'brandNames[3]' }] })
  expect((await owner.countBrands()).count).toBe(2)
})

test('creates brands in bulk: each one succeeds or fails independently', async () => {
  const names = ['Hearth', 'hearth', ' ', 'Kiln']
  const { results, bulkActionMetadata } = await owner.bulkCreateBrands(names.map((name) => ({ name })))
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
  expect((await owner.queryBrands().ascending('name').find()).items.map(({ name }) => name)).toEqual(['Hearth', 'Kiln'])
  expect(await eventsOf(results[0]!.itemMetadata.id!)).toHaveLength(1)
  const { results: returned } = await owner.bulkCreateBrands([{ name: 'Forge' }], { returnEntity: true })
  expect(returned[0]!.item).toMatchObject({ name: 'Forge', revision: '1', createdDate: expect.any(Date) })
})

test('updates brands in bulk, and undoes nothing of those that succeed', async () => {
  const [hearth, kiln, forge] = await Promise.all(
    ['Hearth', 'Kiln', 'Forge'].map((name) => owner.createBrand({ name })),
  )
  const { results } = await owner.bulkUpdateBrands(
    [
      { brand: { id: hearth!.id, revision: '1', name: 'Kiln' } },
      { brand: { id: kiln!.id, revision: '1', name: 'Oven' } },
      { brand: { id: kiln!.id, revision: '1', name: 'Stove' } },
      { brand: { id: randomUUID(), revision: '1', name: 'Nobody' } },
      { brand: { revision: '1', name: 'Nobody' } },
      { brand: { id: forge!.id, revision: '1', name: 'Kiln' } },
    ],
    { returnEntity: true, fields: ['ASSIGNED_PRODUCTS_COUNT'] },
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
  expect(results[5]!.item!.assignedProductsCount).toBe(0)
  expect(await owner.getBrand(hearth!.id)).toEqual(hearth)
  expect((await eventsOf(hearth!.id)).map(({ type }) => type)).toEqual(['wix.stores.catalog.v3.brand_created'])
  expect((await jobKeys()).toSorted()).toEqual([kiln!.id, forge!.id].toSorted())
})

test('updates only the fields that a mask names', async () => {
  const { id } = await owner.createBrand({ name: 'Hearth' })
  const update = (fieldMask: string | string[], brand: object) =>
    ask('POST /stores/v3/bulk/brands/update', { brands: [{ brand: { id, revision: '1', ...brand }, fieldMask }] })
  const errorOf = (answer: Awaited<ReturnType<typeof update>>) => answer.body.results[0].itemMetadata.error
  expect(errorOf(await update('name,logo', { name: 'Kiln' })).data.fieldViolations).toMatchObject([
    { field: 'brands[0].fieldMask', violatedRule: 'INVALID_ENUM_VALUE' },
  ])
  expect(errorOf(await update('name', {})).data.fieldViolations).toMatchObject([{ field: 'brands[0].brand.name' }])
  expect(errorOf(await update(['name'], { name: 'Kiln' }))).toBe(undefined)
  expect((await owner.getBrand(id)).name).toBe('Kiln')
  const masked = { brand: { id, revision: '2', name: 'Forge' }, fieldMask: ['name'] }
  expect((await owner.bulkUpdateBrands([masked])).bulkActionMetadata.totalSuccesses).toBe(1)
})

test('deletes brands in bulk', async () => {
  const { id } = await owner.createBrand({ name: 'Hearth' })
  const { results, bulkActionMetadata } = await owner.bulkDeleteBrands([id, id, randomUUID()])
  expect(results.map(({ itemMetadata }) => itemMetadata!.success)).toEqual([true, false, false])
  expect(results[1]!.itemMetadata).toMatchObject({ id, error: { code: 'NOT_FOUND' } })
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect((await owner.countBrands()).count).toBe(0)
})

test('lists brands by cursor in both directions, filtered and sorted', async () => {
  await owner.bulkCreateBrands(['Delta', 'alpha', 'Charlie', 'bravo', 'Echo'].map((name) => ({ name })))
  const first = await owner.queryBrands().ascending('name').limit(2).find()
  expect(first.items.map(({ name }) => name)).toEqual(['alpha', 'bravo'])
  const second = await first.next()
  expect(second.items.map(({ name }) => name)).toEqual(['Charlie', 'Delta'])
  const last = await second.next()
  expect([last.items.map(({ name }) => name), last.hasNext()]).toEqual([['Echo'], false])
  expect((await last.prev()).items).toEqual(second.items)
  const found = await owner.queryBrands().in('name', ['Echo', 'alpha']).descending('name').find()
  expect(found.items.map(({ name }) => name)).toEqual(['Echo', 'alpha'])
  const { count } = await owner.countBrands({ filter: { name: { $startsWith: 'A' } } })
  expect(count).toBe(1)
})

test('answers queries sent as GET and as POST, with the bounds of brands', async () => {
  await owner.bulkCreateBrands([{ name: 'Hearth' }, { name: 'Kiln' }])
  const token = await shop.visitorToken()
  const request = {
    query: { filter: { name: 'Kiln' }, cursorPaging: { limit: 300 } },
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
  }
  const [get, post] = [
    await ask(`GET ${path}/query?.r=${packed(request)}`, undefined, token),
    await ask(`POST ${path}/query`, request, token),
  ]
  expect(get.body).toEqual(post.body)
  expect(get.body).toMatchObject({
    brands: [{ name: 'Kiln', assignedProductsCount: 0 }],
    pagingMetadata: { count: 1, cursors: {}, hasNext: false },
  })
  const refuse = async (query: object) => violationsOf(await ask(`POST ${path}/query`, { query }, token))
  expect(await refuse({ cursorPaging: { limit: 301 } })).toMatchObject([{ field: 'query.cursorPaging.limit' }])
  expect(await refuse({ sort: Array.from({ length: 6 }, () => ({ fieldName: 'name' })) })).toMatchObject([
    { field: 'query.sort', violatedRule: 'MAX_SIZE' },
  ])
  expect(await refuse({ sort: [{ fieldName: 'id' }] })).toMatchObject([
    { field: 'query.sort[0].fieldName', description: expect.stringContaining('createdDate, updatedDate, name') },
  ])
  expect(await refuse({ filter: { assignedProductsCount: 1 } })).toMatchObject([
    { field: 'query.filter.assignedProductsCount' },
  ])
})

test('shows brands to visitors, who cannot change them', async () => {
  const { id } = await owner.createBrand({ name: 'Hearth' })
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { brandsV3 },
  })
  expect((await visitor.brandsV3.getBrand(id)).name).toBe('Hearth')
  expect((await visitor.brandsV3.countBrands()).count).toBe(1)
  const token = await shop.visitorToken()
  expect((await ask(`POST ${path}`, { brand: { name: 'Kiln' } }, token)).status).toBe(403)
  expect((await ask(`DELETE ${path}/${id}`, undefined, token)).status).toBe(403)
})

test('counts the products of a brand on request only', async () => {
  const [hearth, kiln] = await Promise.all(['Hearth', 'Kiln'].map((name) => owner.createBrand({ name })))
  const { db } = shop.context
  const copy = { id: hearth!.id, name: 'Hearth' }
  for (const brand of [copy, copy, undefined])
    await addProduct(db, shop.siteId, { record: { ...(brand && { brand }) } })
  const fields = ['ASSIGNED_PRODUCTS_COUNT'] as const
  expect((await owner.getBrand(hearth!.id, { fields })).assignedProductsCount).toBe(2)
  expect((await owner.getBrand(kiln!.id, { fields })).assignedProductsCount).toBe(0)
  expect(await owner.getBrand(hearth!.id)).not.toHaveProperty('assignedProductsCount')
})

test('keeps the brands of a store within its limit', async () => {
  const { db } = shop.context
  const now = new Date()
  const rows = Array.from({ length: 9999 }, (_, index) => ({
    site_id: shop.siteId,
    id: randomUUID(),
    name: `Brand ${index}`,
    revision: 1,
    created_date: now,
    updated_date: now,
  }))
  for (let start = 0; start < rows.length; start += 2000)
    await db
      .insertInto('brand')
      .values(rows.slice(start, start + 2000))
      .execute()
  const { results } = await owner.bulkCreateBrands([{ name: 'Hearth' }, { name: 'Kiln' }])
  expect(results[0]!.itemMetadata.success).toBe(true)
  expect(results[1]!.itemMetadata.error!.data).toMatchObject({
    fieldViolations: [{ field: 'brands[1]', ruleName: 'BRAND_LIMIT_EXCEEDED' }],
  })
  expect((await owner.getOrCreateBrand('hearth')).brand.id).toBe(results[0]!.itemMetadata.id)
})

test('lets other rooms find or create brands in their transaction', async () => {
  const { context, siteId } = shop
  const made = await transact(context.db, (transaction) =>
    getOrCreateBrand(context, transaction, { siteId, name: 'Hearth', path: 'product.brand' }),
  )
  expect(made).toEqual({ id: (await owner.getOrCreateBrand('Hearth')).brand.id, name: 'Hearth' })
  expect(await findBrands(context.db, siteId, [made.id, randomUUID()])).toEqual(new Map([[made.id, made]]))
  await expect(
    transact(context.db, (transaction) =>
      getOrCreateBrand(context, transaction, { siteId, name: ' ', path: 'product.brand.name' }),
    ),
  ).rejects.toMatchObject({ violations: [{ field: 'product.brand.name' }] })
})
