import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { allProductsId } from '../product/api.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { catalogImportHandler, catalogImportJob, type Payload } from './import-job.ts'
import { acceptProducts, maxBytes, maxProducts } from './sent-products.ts'
import { insertImport, pruneImports } from './store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  await addListener(shop)
})
afterAll(() => shop.close())

const path = '/stores/v3/catalog-imports'
const send = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const ok = async (route: string, body?: object) => {
  const answer = await send(route, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const priced = (amount: string, more: object = {}) => ({ price: { actualPrice: { amount } }, ...more })
const vase = (handle: string, more: object = {}) => ({
  handle,
  name: `Vase ${handle}`,
  productType: 'PHYSICAL',
  variantsInfo: { variants: [priced('12.00', { inventoryItem: { quantity: 3 } })] },
  ...more,
})
const start = async (...products: object[]): Promise<string> => {
  const { id } = (await ok(`POST ${path}`, { catalogImport: {} })).catalogImport
  for (let from = 0; from < products.length; from += 100)
    await ok(`POST ${path}/${id}/add-products`, { products: products.slice(from, from + 100) })
  return id
}
const submit = (id: string) => ok(`POST ${path}/${id}/submit`)
const progressOf = async (id: string, query = '') =>
  (await ok(`GET /vitrine/v1/catalog-imports/${id}/progress${query}`)).progress
/** Imports products, and returns the outcome. */
const importAll = async (...products: object[]) => {
  const id = await start(...products)
  await submit(id)
  await runJobs(shop.context, catalogImportJob)
  return progressOf(id)
}
const found = async (handle: string, fields: readonly string[] = []) => {
  const { products } = await ok('POST /stores/v3/products/query', { query: { filter: { handle } }, fields })
  expect(products.length).toBeLessThan(2)
  return products[0]
}
const read = async (handle: string, fields = 'DIRECT_CATEGORIES_INFO') =>
  (await ok(`GET /stores/v3/products/${(await found(handle)).id}?fields=${fields}`)).product
const stockOf = async (productId: string) =>
  (await ok('POST /stores/v3/inventory-items/query', { query: { filter: { productId } } })).inventoryItems
const category = async () => {
  const treeReference = { appNamespace: '@wix/stores' }
  return (await ok('POST /categories/v1/categories', { category: { name: randomUUID() }, treeReference })).category.id
}
const categoriesOf = async (handle: string): Promise<string[]> => {
  const ids: string[] = (await read(handle)).directCategoriesInfo.categories.map(({ id }: { id: string }) => id)
  return ids.filter((id) => id !== allProductsId)
}
const eventsOf = async (handle: string) => {
  const events = shop.context.db.selectFrom('event').select(['type', 'body']).where('site_id', '=', shop.siteId)
  return events
    .where('entity', '=', `product:${(await found(handle)).id}`)
    .orderBy('sequence')
    .execute()
}

test('creates products with all their parts, and updates them by their handle', async () => {
  const [first, second] = [await category(), await category()]
  const parts = {
    brand: { name: 'Kiln & Co.' },
    ribbon: { name: 'New' },
    media: { itemsInfo: { items: [{ url: 'https://example.com/vase.jpg' }] } },
    infoSections: [{ uniqueName: 'Care', plainDescription: '<p>By hand.</p>' }],
    plainDescription: '<p>Tall.</p>',
  }
  const created = await importAll({ product: vase('full', parts), categoryIdsInfo: { categoryIds: [first] } })
  expect(created).toMatchObject({ productCount: 1, createdCount: 1, updatedCount: 0, failedCount: 0, failures: [] })
  expect(created.completedDate).toEqual(expect.any(String))
  const product = await read('full', 'MEDIA_ITEMS_INFO')
  expect(product).toMatchObject({ handle: 'full', name: 'Vase full', slug: 'vase-full', revision: '1' })
  expect(product).toMatchObject({ brand: { name: 'Kiln & Co.' }, ribbon: { name: 'New' } })
  expect([product.media.itemsInfo.items.length, product.infoSections.length]).toEqual([1, 1])
  expect(await stockOf(product.id)).toMatchObject([{ quantity: 3 }])
  expect(await categoriesOf('full')).toEqual([first])

  const variantsInfo = { variants: [priced('15.00', { inventoryItem: { quantity: 8 } })] }
  const change = { product: { handle: 'full', variantsInfo }, categoryIdsInfo: { categoryIds: [second] } }
  expect(await importAll(change)).toMatchObject({ createdCount: 0, updatedCount: 1 })
  const changed = await read('full')
  expect(changed).toMatchObject({ id: product.id, name: 'Vase full', brand: { name: 'Kiln & Co.' }, revision: '2' })
  expect(changed.actualPriceRange.minValue.amount).toBe('15.00')
  expect(await stockOf(product.id)).toMatchObject([{ quantity: 8 }])
  expect(await categoriesOf('full')).toEqual([second])
  await importAll({ product: { handle: 'full', visible: false } })
  expect(await categoriesOf('full')).toEqual([second])
  await importAll({ product: { handle: 'full' }, categoryIdsInfo: {} })
  expect(await categoriesOf('full')).toEqual([])
  const types = (await eventsOf('full')).map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['wix.stores.catalog.v3.product_created']))
})

test('leaves out products that it cannot write, and tells why', async () => {
  const [missing, ruled] = [randomUUID(), await category()]
  const conditions = [{ field: 'IN_STOCK', operator: 'IS_FALSE' }]
  await ok(`PUT /vitrine/v1/collections/${ruled}/rule`, { rule: { match: 'ALL', conditions } })
  const outcome = await importAll(
    { product: vase('good') },
    { product: { handle: 'nameless', visible: true } },
    { product: vase('lost'), categoryIdsInfo: { categoryIds: [missing] } },
    { product: vase('ruled'), categoryIdsInfo: { categoryIds: [ruled] } },
    { product: vase('ribboned', { brand: { name: 'Never made' }, ribbon: { id: missing } }) },
  )
  expect(outcome).toMatchObject({ productCount: 5, createdCount: 1, failedCount: 4 })
  expect(outcome.failures).toMatchObject([
    {
      handle: 'nameless',
      error: { code: 'INVALID_ARGUMENT', data: { fieldViolations: [{ field: 'product.name' }, {}, {}] } },
    },
    { handle: 'lost', error: { code: 'NOT_FOUND', data: { categoryId: missing } } },
    { handle: 'ruled', error: { code: 'COLLECTION_HAS_RULE', data: { categoryId: ruled } } },
    { handle: 'ribboned', error: { code: 'RIBBON_NOT_FOUND' } },
  ])
  const page = await progressOf(outcome.catalogImportId, '?limit=1&offset=1')
  expect(page.failures).toMatchObject([{ handle: 'lost' }])
  expect(await found('lost')).toBeUndefined()
  const { brands } = await ok('POST /stores/v3/brands/query', { query: { filter: { name: 'Never made' } } })
  expect(brands).toEqual([])
})

test('finds the products of an import, and products by their handle', async () => {
  const { catalogImportId: id } = await importAll({ product: vase('searched-1') }, { product: vase('searched-2') })
  const search = async (filter: object) =>
    (await ok('POST /stores/v3/products/search', { search: { filter, sort: [{ fieldName: 'name' }] } })).products.map(
      ({ handle }: { handle: string }) => handle,
    )
  expect(await search({ importId: id })).toEqual(['searched-1', 'searched-2'])
  expect(await search({ handle: { $in: ['searched-2', 'none'] } })).toEqual(['searched-2'])
  expect(await search({ importId: randomUUID() })).toEqual([])
})

test('adds each product independently, and replaces those with the same handle', async () => {
  const id = await start({ product: vase('one') })
  const products = [{ product: vase('one', { name: 'Renamed' }) }, { product: vase('two') }, { product: vase('two') }]
  const { results, bulkActionMetadata } = await ok(`POST ${path}/${id}/add-products`, {
    products: [...products, { product: { name: 'Without' } }],
  })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
  expect(results).toMatchObject([
    { itemMetadata: { id: 'one', originalIndex: 0, success: true } },
    { itemMetadata: { id: 'two', success: true } },
    { itemMetadata: { id: 'two', error: { data: { fieldViolations: [{ field: 'products[2].product.handle' }] } } } },
    { itemMetadata: { error: { data: { fieldViolations: [{ field: 'products[3].product.handle' }] } } } },
  ])
  const { jobId, totalProductsCount } = await submit(id)
  expect([totalProductsCount, (await progressOf(id)).jobId]).toEqual([2, jobId])
  await runJobs(shop.context, catalogImportJob)
  expect((await found('one')).name).toBe('Renamed')
})

test('can be submitted once, and takes no more products afterwards', async () => {
  const id = await start({ product: vase('once') })
  const answers = await Promise.all([send(`POST ${path}/${id}/submit`), send(`POST ${path}/${id}/submit`)])
  const [done, again] = answers.toSorted((one, other) => one.status - other.status)
  expect([done!.status, again!.status]).toEqual([200, 428])
  const submitted = {
    code: 'CATALOG_IMPORT_ALREADY_SUBMITTED',
    data: { catalogImportId: id, asyncJobId: done!.body.jobId },
  }
  expect(again!.body.details.applicationError).toMatchObject(submitted)
  const late = await send(`POST ${path}/${id}/add-products`, { products: [{ product: vase('late') }] })
  expect(late.body.details.applicationError).toMatchObject(submitted)
  await runJobs(shop.context, catalogImportJob)
  expect(await progressOf(id)).toMatchObject({ productCount: 1, createdCount: 1 })
  for (const route of [
    `POST ${path}/${randomUUID()}/submit`,
    `GET /vitrine/v1/catalog-imports/${randomUUID()}/progress`,
  ])
    expect((await send(route)).status).toBe(404)
})

test('imports every product once, even if a step fails or runs twice at the same time', async () => {
  const { db, now } = shop.context
  const id = await start(...Array.from({ length: 25 }, (_, index) => ({ product: vase(`many-${index}`) })))
  const { jobId: key } = await submit(id)
  const handler = catalogImportHandler(shop.context)
  const payload: Payload = { importId: id }
  const job = { siteId: shop.siteId, kind: catalogImportJob, key, payload, attempts: 1, version: 1, createdDate: now() }
  // The first step fails after it has written products, as if its server had stopped.
  await sql`create function refuse_vase() returns trigger language plpgsql as $$
    begin if new.handle = 'many-7' then raise exception 'stopped'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_vase before insert on product for each row execute function refuse_vase()`.execute(db)
  await expect(handler.run(job as never)).rejects.toThrow('stopped')
  await sql`drop function refuse_vase cascade`.execute(db)
  expect(await progressOf(id)).toMatchObject({ createdCount: 0, failedCount: 0 })
  // Two servers run the next step, because the first one was considered dead.
  await Promise.all([handler.run(job as never), handler.run(job as never)])
  // The one that comes later may run the step after it.
  expect([20, 25]).toContain((await progressOf(id)).createdCount)
  await runJobs(shop.context, catalogImportJob)
  expect(await progressOf(id)).toMatchObject({ createdCount: 25, updatedCount: 0, failedCount: 0 })
  const { count } = await ok('POST /stores/v3/products/count', { filter: { handle: 'many-7' } })
  expect(count).toBe(1)
})

test('two imports with the same handles create each product once', async () => {
  const same = Array.from({ length: 5 }, (_, index) => ({ product: vase(`same-${index}`) }))
  const ids = [await start(...same), await start(...same.toReversed())]
  const handler = catalogImportHandler(shop.context)
  await Promise.all(
    ids.map(async (importId) => {
      const { jobId: key } = await submit(importId)
      await handler.run({ siteId: shop.siteId, kind: catalogImportJob, key, payload: { importId } } as never)
    }),
  )
  await runJobs(shop.context, catalogImportJob)
  const outcomes = await Promise.all(ids.map((id) => progressOf(id)))
  expect(outcomes.map(({ createdCount }) => createdCount).toSorted()).toEqual([0, 5])
  expect(outcomes.map(({ updatedCount }) => updatedCount).toSorted()).toEqual([0, 5])
})

test('imports products with more options and modifiers than one transaction may connect', async () => {
  const names = (count: number, word: string) => Array.from({ length: count }, (_, place) => `${word} ${place}`)
  const productOf = (index: number) => {
    const [options, modifiers] = [names(6, `Size ${index}`), names(10, `Engraving ${index}`)]
    const choices = options.map((optionName) => ({ optionChoiceNames: { optionName, choiceName: 'S' } }))
    return vase(`customized-${index}`, {
      options: options.map((name) => ({
        name,
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'S', choiceType: 'CHOICE_TEXT' }] },
      })),
      variantsInfo: { variants: [priced('12.00', { choices })] },
      modifiers: modifiers.map((name) => ({
        name,
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { title: 'Words', maxCharCount: 20 },
      })),
    })
  }
  const products = Array.from({ length: 20 }, (_, index) => ({ product: productOf(index) }))
  expect(await importAll(...products)).toMatchObject({ createdCount: 20, failedCount: 0 })
})

test('limits the products of an import, and the unfinished imports of a store', async () => {
  const sent = [{ product: { handle: 'a' } }, { product: { handle: 'b' } }]
  const known = new Map([['b', 25]])
  const codes = (size: { products: number; bytes: number }) =>
    acceptProducts(sent, { size, known }).outcomes.map((one) => ('made' in one ? 'added' : one.error.code))
  expect(codes({ products: maxProducts, bytes: 100 })).toEqual(['CATALOG_IMPORT_LIMIT_EXCEEDED', 'added'])
  expect(codes({ products: 1, bytes: maxBytes - 5 })).toEqual(['CATALOG_IMPORT_LIMIT_EXCEEDED', 'added'])
  const { siteId, context } = shop
  const { db } = context
  const old = new Date(context.now().getTime() - 31 * 86_400_000)
  for (let count = 0; count < 10; count += 1) await insertImport(db, { siteId, id: randomUUID(), now: old })
  expect((await send(`POST ${path}`, {})).body.details.applicationError.code).toBe('CATALOG_IMPORT_LIMIT_EXCEEDED')
  await pruneImports(db, context.now())
  const id = await start()
  await submit(id)
  await runJobs(context, catalogImportJob)
  expect(await progressOf(id)).toMatchObject({ productCount: 0, completedDate: expect.any(String) })
})
