import { randomUUID } from 'node:crypto'
import { ApiKeyStrategy, categories, createClient, OAuthStrategy, promotionsV3 } from '@vitrine/client'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { storeMedia } from '../../ground/media/files.ts'
import { runJobs } from '../../testing/run-jobs.ts'

let shop: Shop
const modules = { promotionsV3, categories }
const openOwner = () => createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules })
let owner: ReturnType<typeof openOwner>['promotionsV3']
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner().promotionsV3
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('promotion').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('event').where('site_id', '=', shop.siteId).execute()
})

const path = '/stores/v3/promotions'
const url = 'https://example.com/spring.jpg'
const banner = { name: 'Spring', media: { url } }
const ask = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
const treeReference = { appNamespace: '@wix/stores' } as const
const addCategory = async (name: string, parent?: string) =>
  openOwner().categories.createCategory(
    { name: `${name} ${randomUUID()}`, ...(parent !== undefined && { parentCategory: { id: parent } }) },
    { treeReference },
  )
const addImage = async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: 'teal' }
  const bytes = await sharp({ create }).png().toBuffer()
  return (await storeMedia(shop.context, { siteId: shop.siteId, bytes, filename: 'spring.png' })).id
}

test('creates, updates and deletes a promotion, with an event for each change', async () => {
  const category = await addCategory('Lamps')
  const created = await owner.createPromotion({
    ...banner,
    media: { url, altText: 'Flowers', displayName: 'Banner' },
    destinationUrl: 'https://example.com/spring',
    categories: [{ id: category.id, position: 3 }],
    extendedFields: { namespaces: { '@our/app': { mood: 'fresh' } } },
  })
  expect(created).toMatchObject({
    name: 'Spring',
    revision: '1',
    enabled: false,
    media: { url, image: { url }, altText: 'Flowers', displayName: 'Banner', mediaType: 'IMAGE' },
    destinationUrl: 'https://example.com/spring',
    categories: [{ id: category.id, position: 3, appliedToSubcategories: false }],
    extendedFields: { namespaces: { '@our/app': { mood: 'fresh' } } },
  })
  expect(await owner.getPromotion(created.id)).toEqual(created)
  const updated = await owner.updatePromotion(created.id, {
    revision: '1',
    enabled: true,
    media: { altText: 'Tulips' },
  })
  expect(updated).toMatchObject({
    revision: '2',
    enabled: true,
    media: { url, altText: 'Tulips', displayName: 'Banner' },
  })
  await expect(owner.updatePromotion(created.id, { revision: '1', name: 'Late' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await owner.deletePromotion(created.id)
  await expect(owner.getPromotion(created.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { db } = shop.context
  const events = await db
    .selectFrom('event')
    .select(['type', 'body'])
    .orderBy('sequence')
    .where('entity', '=', `promotion:${created.id}`)
    .execute()
  expect(events).toMatchObject([
    { type: 'wix.stores.catalog.v3.promotion_created', body: { entity: { name: 'Spring' } } },
    { type: 'wix.stores.catalog.v3.promotion_updated', body: { modifiedFields: { enabled: false } } },
    { type: 'wix.stores.catalog.v3.promotion_deleted' },
  ])
})

test('accepts images of the store and external ones, and keeps an image', async () => {
  const id = await addImage()
  const own = await owner.createPromotion({ name: 'Own', media: { id } })
  expect(own.media).toMatchObject({ id, image: { id, width: 40, height: 30, url: expect.stringContaining(id) } })
  const missing = `${randomUUID()}.png`
  await expect(owner.createPromotion({ name: 'Other', media: { id: missing } })).rejects.toMatchObject({
    code: 'MEDIA_NOT_FOUND',
  })
  await expect(owner.updatePromotion(own.id, { revision: '1', media: {} })).rejects.toMatchObject({
    code: 'MEDIA_REMOVAL_NOT_ALLOWED',
  })
  for (const media of [{}, { altText: 'Nothing' }]) {
    const { status, body } = await ask(`POST ${path}`, { promotion: { name: 'None', media } })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'promotion.media'])
  }
})

test('assigns categories that exist, each once', async () => {
  const { id } = await addCategory('Lamps')
  const violationsOf = async (categories: object[]) =>
    (await ask(`POST ${path}`, { promotion: { ...banner, categories } })).body.details.validationError.fieldViolations
  expect(await violationsOf([{ id: randomUUID(), position: 1 }])).toMatchObject([
    { field: 'promotion.categories[0].id' },
  ])
  expect(await violationsOf([{ id, position: 0 }])).toMatchObject([{ field: 'promotion.categories[0].position' }])
  const twice = [
    { id, position: 1 },
    { id, position: 2 },
  ]
  await expect(owner.createPromotion({ ...banner, categories: twice })).rejects.toMatchObject({
    code: 'DUPLICATE_CATEGORY_ASSIGNMENT',
    data: { categoryId: id },
  })
})

test('shows promotions of a category and its parents by position', async () => {
  const parent = await addCategory('Home')
  const child = await addCategory('Lamps', parent.id)
  const add = (name: string, categories: { id: string; position: number; appliedToSubcategories?: boolean }[]) =>
    owner.createPromotion({ ...banner, name, enabled: true, categories })
  await add('inherited', [{ id: parent.id, position: 9, appliedToSubcategories: true }])
  await add('parent only', [{ id: parent.id, position: 1 }])
  await add('both', [
    { id: parent.id, position: 2, appliedToSubcategories: true },
    { id: child.id, position: 5 },
  ])
  await owner.createPromotion({ ...banner, name: 'disabled', categories: [{ id: child.id, position: 1 }] })

  const visitor = createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules })
  const shown = async (id: string) =>
    (await visitor.promotionsV3.resolvePromotions(id)).promotions.map(({ promotion, position }) => [
      promotion.name,
      position,
    ])
  expect(await shown(child.id)).toEqual([
    ['both', 5],
    ['inherited', 9],
  ])
  expect(await shown(parent.id)).toEqual([
    ['parent only', 1],
    ['both', 2],
    ['inherited', 9],
  ])
  await expect(shown(randomUUID())).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
  await openOwner().categories.updateCategoryVisibility(child.id, {
    treeReference,
    revision: child.revision,
    visible: false,
  })
  await expect(shown(child.id)).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
})

test('changes promotions in bulk, with masks, and lists them', async () => {
  const { results } = await owner.bulkCreatePromotions([banner, { name: ' ', media: { url } }, banner], {
    returnEntity: true,
  })
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true])
  const [id, other] = [results[0]!.item!.id, results[2]!.item!.id]
  const updated = await owner.bulkUpdatePromotions(
    [
      { promotion: { id, revision: '1', name: 'Sale', enabled: true }, fieldMask: ['enabled'] },
      { promotion: { id: other, revision: '7', name: 'Sale' } },
    ],
    { returnEntity: true },
  )
  expect(
    updated.results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? [item!.name, item!.enabled]),
  ).toEqual([['Spring', true], 'CONFLICT'])
  const { items } = await owner.queryPromotions().eq('enabled', true).find()
  expect(items.map((one) => one.id)).toEqual([id])
  const deleted = await owner.bulkDeletePromotions([id, other, randomUUID()])
  expect(deleted.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
})

test('adds and removes tags, of promotions by ID and of all that match a filter', async () => {
  const { id } = await owner.createPromotion({ ...banner, tags: { privateTags: { tagIds: ['old', 'old'] } } })
  const { id: other } = await owner.createPromotion({ ...banner, enabled: true })
  const change = {
    assignTags: { publicTags: { tagIds: ['sale'] } },
    unassignTags: { privateTags: { tagIds: ['old'] } },
  }
  const { results } = await owner.bulkUpdatePromotionTags([id, randomUUID()], { ...change, returnEntity: true })
  expect(results.map(({ itemMetadata, item }) => itemMetadata.error?.code ?? item?.tags)).toEqual([
    { privateTags: { tagIds: [] }, publicTags: { tagIds: ['sale'] } },
    'NOT_FOUND',
  ])
  await expect(owner.bulkUpdatePromotionTags([id])).rejects.toMatchObject({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' })

  const assignTags = { privateTags: { tagIds: ['new'] } }
  const { jobId } = await owner.bulkUpdatePromotionTagsByFilter({ enabled: true }, { assignTags })
  expect(jobId).toMatch(/^[\da-f-]{36}$/)
  await runJobs(shop.context)
  const { items } = await owner.queryPromotions().hasSome('tags.privateTags.tagIds', ['new']).find()
  expect(items.map((one) => one.id)).toEqual([other])
  const bad = await ask('POST /stores/v3/bulk/promotions/update-tags-by-filter', {
    filter: { colour: 'red' },
    assignTags,
  })
  expect([bad.status, bad.body.details.validationError.fieldViolations[0].field]).toEqual([400, 'filter.colour'])
  const { db } = shop.context
  const types = await db.selectFrom('event').select('type').distinct().where('site_id', '=', shop.siteId).execute()
  expect(types.map(({ type }) => type)).toContain('wix.stores.catalog.v3.promotion_tags_modified')
  expect(types.map(({ type }) => type)).not.toContain('wix.stores.catalog.v3.promotion_updated')
})

test('finds promotions by words, tags and dates, in pages and with facets', async () => {
  const tags = (...tagIds: string[]) => ({ privateTags: { tagIds } })
  const sent = [
    { ...banner, name: 'Spring sale', enabled: true, tags: tags('sale', 'front') },
    { ...banner, name: 'Summer', enabled: true, tags: tags('sale') },
    { ...banner, name: 'Sale' },
  ]
  const { results } = await owner.bulkCreatePromotions(sent)
  const [spring, summer, sale] = results.map(({ itemMetadata }) => itemMetadata.id!)
  const find = async (search: Parameters<typeof owner.searchPromotions>[0]) =>
    (await owner.searchPromotions(search)).promotions.map(({ id }) => id)
  expect(await find({ search: { expression: 'sale' } })).toEqual([sale, spring])
  expect(await find({ search: { expression: 'sale spring', mode: 'AND' } })).toEqual([spring])
  expect(await find({ search: { expression: 'sumer' } })).toEqual([])
  expect(await find({ search: { expression: 'sumer', fuzzy: true, fields: ['name'] } })).toEqual([summer])
  expect(await find({ filter: { 'tags.privateTags.tagIds': { $hasAll: ['front', 'sale'] } } })).toEqual([spring])
  expect(await find({ filter: { $not: [{ enabled: true }] } })).toEqual([sale])
  expect(await find({ filter: { createdDate: { $gt: new Date(Date.now() + 3_600_000).toISOString() } } })).toEqual([])
  expect(await find({ search: { expression: 'nothing' } })).toEqual([])

  const page = await owner.searchPromotions({
    sort: [{ fieldName: 'enabled', order: 'DESC' }, { fieldName: 'tags.privateTags.tagIds' }],
    cursorPaging: { limit: 2 },
    aggregations: [
      { name: 'tags', type: 'VALUE', fieldPath: 'tags.privateTags.tagIds', value: { sortType: 'VALUE' } },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'enabled', type: 'VALUE', fieldPath: 'enabled' },
            { name: 'tag', type: 'VALUE', fieldPath: 'tags.privateTags.tagIds' },
          ],
        },
      },
    ],
  })
  expect(page.promotions.map(({ id }) => id).toSorted()).toEqual([spring, summer].toSorted())
  expect(page.aggregationData!.results[0]!.values!.results).toEqual([
    { value: 'sale', count: 2 },
    { value: 'front', count: 1 },
  ])
  expect(page.aggregationData!.results[1]!.nested!.results).toHaveLength(2)
  const next = page.pagingMetadata.cursors.next!
  expect(await find({ cursorPaging: { cursor: next } })).toEqual([sale])
  // A cursor contains its search.
  const refuse = async (search: object) =>
    (await ask(`POST ${path}/search`, { search })).body.details.validationError.fieldViolations
  expect(await refuse({ cursorPaging: { cursor: next }, filter: { enabled: true } })).toMatchObject([
    { field: 'search.filter' },
  ])
  expect(await refuse({ filter: { name: 'Sale' } })).toMatchObject([{ field: 'search.filter.name' }])
  expect(await refuse({ timeZone: 'Mars/Base' })).toMatchObject([{ field: 'search.timeZone' }])
})
