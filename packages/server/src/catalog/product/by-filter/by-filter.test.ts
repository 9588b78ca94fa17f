import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { runJobs } from '../../../testing/run-jobs.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const path = '/stores/v3/bulk/products'
const send = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, body })
const ok = async (route: string, body?: object) => {
  const answer = await send(route, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const refused = async (call: string, body: object) => {
  const { status, body: answer } = await send(`POST ${path}/${call}`, body)
  const { applicationError, validationError } = answer.details
  return { status, code: applicationError?.code, fields: validationError?.fieldViolations }
}
let count = 0
/** Creates products, and returns a filter that matches them. */
const add = async (...more: object[]) => {
  const products = more.map((one) => ({
    name: 'Plate',
    productType: 'PHYSICAL',
    slug: `plate-${(count += 1)}`,
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '10.00' } }, sku: 'P' }] },
    ...one,
  }))
  const { results } = await ok(`POST ${path}/create`, { products })
  const ids: string[] = results.map(({ itemMetadata }: { itemMetadata: { id: string } }) => itemMetadata.id)
  return { ids, filter: { slug: { $in: products.map(({ slug }) => slug) } } }
}
const read = async (id: string) => (await ok(`GET /stores/v3/products/${id}?fields=MERCHANT_DATA`)).product
const run = async (call: string, body: object) => {
  const { jobId } = await ok(`POST ${path}/${call}`, body)
  expect(jobId).toEqual(expect.any(String))
  await runJobs(shop.context, 'products-by-filter')
}

test('updates the products that match, and no others', async () => {
  const { ids, filter } = await add({}, {})
  const other = await add({})
  await run('update-by-filter', { filter, product: { visible: false, ribbon: { name: 'Sale' } } })
  for (const id of ids)
    expect(await read(id)).toMatchObject({ revision: '2', visible: false, ribbon: { name: 'Sale' } })
  expect(await read(other.ids[0]!)).toMatchObject({ revision: '1', visible: true })
  await run('update-by-filter', { filter, product: {}, fieldMask: ['ribbon'] })
  expect(await read(ids[0]!)).not.toHaveProperty('ribbon')

  expect(await refused('update-by-filter', { filter, product: { slug: 'same' } })).toMatchObject({
    code: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
  })
  const ribbon = { id: '00000000-1111-4222-8333-444444444444' }
  expect(await refused('update-by-filter', { filter, product: { ribbon } })).toMatchObject({ code: 'RIBBON_NOT_FOUND' })
  const unknown = await refused('update-by-filter', { filter: { color: 'red' }, product: { visible: true } })
  expect(unknown).toMatchObject({ status: 400 })
})

test('changes more products than a batch has, each of them once', async () => {
  const { ids, filter } = await add(...Array.from({ length: 20 }, () => ({})))
  const more = await add({}, {})
  const all = { slug: { $in: [...filter.slug.$in, ...more.filter.slug.$in] } }
  await ok(`POST ${path}/adjust-variants-by-filter`, { filter: all, actualPrice: { amount: '1.00' } })
  for (let round = 0; round < 3; round += 1) await runJobs(shop.context, 'products-by-filter')
  for (const id of [ids[0]!, ids[19]!, ...more.ids])
    expect((await read(id)).actualPriceRange.minValue.amount).toBe('11.00')
})

test('updates and adjusts the variants of products', async () => {
  const { ids, filter } = await add({
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '8.00' }, compareAtPrice: { amount: '10.00' } },
          revenueDetails: { cost: { amount: '4.00' } },
          sku: 'P',
        },
      ],
    },
  })
  const variant = async () => (await read(ids[0]!)).variantsInfo.variants[0]
  const physicalProperties = { weight: 2 }
  await run('update-variants-by-filter', { filter, variant: { barcode: '4006381333931', physicalProperties } })
  expect(await variant()).toMatchObject({
    sku: 'P',
    barcode: '4006381333931',
    physicalProperties,
    price: { actualPrice: { amount: '8.00' }, compareAtPrice: { amount: '10.00' } },
  })
  await run('update-variants-by-filter', { filter, variant: { price: { actualPrice: { amount: '9.00' } } } })
  expect((await variant()).price).toEqual({
    actualPrice: { amount: '9.00' },
    compareAtPrice: { amount: '10.00' },
    priorPrice: { amount: '8.00' },
  })
  await run('adjust-variants-by-filter', {
    filter,
    compareAtPrice: { percentage: 5 },
    compareAtPriceDiscount: { percentage: 10 },
    cost: { amount: '-0.50' },
    rounding: 'NEAREST_WHOLE_NUMBER',
  })
  expect(await variant()).toMatchObject({
    price: { actualPrice: { amount: '10.00' }, compareAtPrice: { amount: '11.00' } },
    revenueDetails: { cost: { amount: '3.50' } },
  })
  await run('adjust-variants-by-filter', { filter, actualPrice: { percentage: 50 } })
  expect((await variant()).price.actualPrice.amount).toBe('10.00')

  const rule = async (call: string, body: object) => (await refused(call, { filter, ...body })).fields?.[0].ruleName
  expect(await rule('adjust-variants-by-filter', {})).toBe('NO_VARIANT_ADJUSTMENTS_PASSED')
  const both = { actualPrice: { amount: '1' }, compareAtPriceDiscount: { amount: '1' } }
  expect(await rule('adjust-variants-by-filter', both)).toBe('INVALID_PRICES_ADJUSTMENTS')
  expect(await rule('update-variants-by-filter', { variant: {} })).toBe('EMPTY_FIELD_MASK')
})

test('changes categories, tags and info sections, and deletes', async () => {
  const { ids, filter } = await add({}, {})
  const tree = { treeReference: { appNamespace: '@wix/stores' } }
  const { category } = await ok('POST /categories/v1/categories', { category: { name: 'Plates' }, ...tree })
  const infoSection = { uniqueName: 'Plates', title: 'Plates' }
  const { id: sectionId } = (await ok('POST /stores/v3/info-sections', { infoSection })).infoSection
  const categoriesOf = async (id: string) =>
    (await ok(`GET /stores/v3/products/${id}?fields=DIRECT_CATEGORIES_INFO`)).product.directCategoriesInfo.categories
  await run('add-to-categories-by-filter', { filter, categoryIds: [category.id] })
  for (const id of ids) expect(await categoriesOf(id)).toContainEqual({ id: category.id })
  await run('remove-from-categories-by-filter', { filter, categoryIds: [category.id] })
  for (const id of ids) expect(await categoriesOf(id)).not.toContainEqual({ id: category.id })
  const nobody = { filter, categoryIds: ['00000000-1111-4222-8333-444444444444'] }
  expect(await refused('add-to-categories-by-filter', nobody)).toMatchObject({ status: 404, code: 'NOT_FOUND' })

  const tags = { publicTags: { tagIds: ['new'] } }
  await run('update-tags-by-filter', { filter, assignTags: tags })
  await run('add-info-sections-by-filter', { filter, infoSectionIds: [sectionId] })
  for (const id of ids) expect(await read(id)).toMatchObject({ tags, infoSections: [{ id: sectionId }] })
  await run('update-tags-by-filter', { filter, unassignTags: tags })
  await run('remove-info-sections-by-filter', { filter, infoSectionIds: [sectionId] })
  const after = await read(ids[0]!)
  expect(after).toMatchObject({ infoSections: [] })
  expect(after).not.toHaveProperty('tags')
  await run('delete-by-filter', { filter })
  for (const id of ids) expect((await send(`GET /stores/v3/products/${id}`)).status).toBe(404)
})

test('changes the products that match words, in several steps', async () => {
  const names = Array.from({ length: 25 }, (_, index) => ({ name: `Saucer ${index}` }))
  const { ids } = await add(...names, { name: 'Saucepan' })
  const search = { expression: 'saucer', fields: ['name'] }
  const filter = { visible: true }
  await run('update-by-filter', {
    filter,
    search,
    product: { visible: false, name: undefined, ribbon: { name: 'Sale' } },
  })
  const changed = await Promise.all(ids.map(async (id) => (await read(id)).visible))
  expect(changed).toEqual([...names.map(() => false), true])
  await run('delete-by-filter', { filter: { 'ribbon.name': 'Sale' }, search })
  expect((await send(`GET /stores/v3/products/${ids[0]}`)).status).toBe(404)
  expect((await send(`GET /stores/v3/products/${ids[25]}`)).status).toBe(200)

  const unknown = await refused('delete-by-filter', { filter: { color: 'red' }, search })
  expect(unknown.fields).toMatchObject([{ field: 'filter.color' }])
  const fields = await refused('delete-by-filter', { filter, search: { expression: 'saucer', fields: ['color'] } })
  expect(fields.fields).toMatchObject([{ field: 'search.fields[0]' }])
})
