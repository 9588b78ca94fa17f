import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const ask = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const create = async (product: object) =>
  (await ask('POST /stores/v1/products', { product: { name: 'Mug', priceData: { price: 10 }, ...product } })).product
const read = async (id: string) => (await ask(`GET /stores-reader/v1/products/${id}`)).product
const recordOf = async (id: string) =>
  (await shop.context.db.selectFrom('product').select('record').where('id', '=', id).executeTakeFirstOrThrow()).record

test('a brand or ribbon that is set by name is created once', async () => {
  const [mug, bowl] = [
    await create({ brand: 'Hearth', ribbon: 'New' }),
    await create({ brand: 'hearth', ribbon: 'NEW' }),
  ]
  const [one, other] = [await recordOf(mug.id), await recordOf(bowl.id)]
  expect(one.brand).toEqual({ id: expect.any(String), name: 'Hearth' })
  expect(other.brand).toEqual(one.brand)
  expect(other.ribbon).toEqual(one.ribbon)
  expect((await ask('POST /stores/v3/brands/query', { query: { filter: { name: 'Hearth' } } })).brands).toMatchObject([
    { id: one.brand!.id },
  ])
  await ask(`PATCH /stores/v1/products/${mug.id}`, { product: { name: 'Cup' } })
  expect((await recordOf(mug.id)).brand).toEqual(one.brand)
})

test('a renamed brand has its new name in all its products, and in the search', async () => {
  const { id } = await create({ brand: 'Kilnn' })
  const { brand } = await recordOf(id)
  await ask(`PATCH /stores/v3/brands/${brand!.id}`, { brand: { name: 'Kiln', revision: '1' } })
  await runJobs(shop.context, 'refresh-brand')
  expect(await read(id)).toMatchObject({ brand: 'Kiln' })
  const found = await shop.send('POST /vitrine/v1/products/search', {
    token: await shop.visitorToken(),
    body: { expression: 'kiln' },
  })
  expect(found.body.products.map((one: { id: string }) => one.id)).toEqual([id])
})

test('a deleted ribbon disappears from products, as main and as additional ribbon', async () => {
  const main = await create({ ribbon: 'Sale' })
  const { ribbon } = await recordOf(main.id)
  const other = { id: (await recordOf((await create({ ribbon: 'Rare' })).id)).ribbon!.id!, name: 'Rare' }
  const { id } = await addProduct(shop.context.db, shop.siteId, {
    record: { ribbon: other, additionalRibbons: [{ ...ribbon!, id: ribbon!.id! }] },
  })
  expect(await read(id)).toMatchObject({ ribbon: 'Rare', ribbons: [{ text: 'Rare' }, { text: 'Sale' }] })

  await ask(`PATCH /stores/v3/ribbons/${ribbon!.id}`, { ribbon: { name: 'Reduced', revision: '1' } })
  await runJobs(shop.context, 'refresh-ribbon')
  expect(await read(id)).toMatchObject({ ribbons: [{ text: 'Rare' }, { text: 'Reduced' }] })
  expect(await read(main.id)).toMatchObject({ ribbon: 'Reduced' })

  await ask(`DELETE /stores/v3/ribbons/${ribbon!.id}`)
  await runJobs(shop.context, 'refresh-ribbon')
  expect(await read(id)).toMatchObject({ ribbon: 'Rare', ribbons: [{ text: 'Rare' }] })
  expect(await read(main.id)).toMatchObject({ ribbon: '', ribbons: [] })
})

test('removes a brand, and refuses one of spaces by its field', async () => {
  const { id } = await create({ brand: 'Loom' })
  await ask(`POST /stores/v1/products/${id}/remove-brand`, {})
  expect(await read(id)).not.toHaveProperty('brand')
  const { status, body } = await shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: { product: { name: 'Mug', priceData: { price: 10 }, brand: '  ' } },
  })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([{ field: 'product.brand' }])
})

test('an info section that is set as text is shared by products, and changes in all of them', async () => {
  const care = { title: 'Care', description: '<p>By hand.</p>' }
  const [mug, bowl] = [
    await create({ additionalInfoSections: [care, { title: 'Size', description: '<p>Small</p>' }] }),
    await create({ additionalInfoSections: [care] }),
  ]
  const [{ id, uniqueName }] = (await recordOf(mug.id)).infoSections as unknown as [{ id: string; uniqueName: string }]
  expect((await recordOf(bowl.id)).infoSections).toEqual([{ id, uniqueName, ...care }])
  await ask(`PATCH /stores/v1/products/${mug.id}`, { product: { additionalInfoSections: [care] } })
  expect((await recordOf(mug.id)).infoSections).toEqual([{ id, uniqueName, ...care }])

  const v3 = async (productId: string) =>
    (
      await ask(
        `GET /stores/v3/products/${productId}?fields=INFO_SECTION&fields=INFO_SECTION_PLAIN_DESCRIPTION&fields=INFO_SECTION_DESCRIPTION`,
      )
    ).product.infoSections
  expect(await v3(mug.id)).toMatchObject([
    {
      id,
      uniqueName,
      title: 'Care',
      plainDescription: care.description,
      description: { nodes: [{ type: 'PARAGRAPH' }] },
    },
  ])

  const infoSection = { title: 'Care guide', plainDescription: '<p>By machine.</p>', revision: '1' }
  await ask(`PATCH /stores/v3/info-sections/${id}`, { infoSection })
  await runJobs(shop.context, 'refresh-info-section')
  for (const product of [mug, bowl])
    expect(await read(product.id)).toMatchObject({
      additionalInfoSections: [{ title: 'Care guide', description: '<p>By machine.</p>' }],
    })
  await ask(`DELETE /stores/v3/info-sections/${id}`)
  await runJobs(shop.context, 'refresh-info-section')
  expect(await read(bowl.id)).toMatchObject({ additionalInfoSections: [] })
})

test('a section without a title stays with its product', async () => {
  const section = { title: '', description: '<p>Only here.</p>' }
  const { id } = await create({ additionalInfoSections: [section] })
  expect(await read(id)).toMatchObject({ additionalInfoSections: [section] })
  expect((await ask(`GET /stores/v3/products/${id}`)).product.infoSections).toEqual([])
})
