import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, colours } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { storeMedia } from '../../ground/media/files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A single grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const asOwner = (route: string, body?: unknown) => shop.send(route, { token: shop.apiKey, body })
const read = async (id: string) => (await asOwner(`GET /stores-reader/v1/products/${id}`)).body.product
const idsOf = (media: { items: { id: string }[] } | undefined) => media?.items.map(({ id }) => id) ?? []
const upload = () => storeMedia(shop.context, { siteId: shop.siteId, bytes: pixel, filename: 'pixel.png' })

test('adds pictures by file and by URL, to a choice if one is named, and none twice', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { options: [colours] })
  const file = await upload()
  const media = [
    { url: 'https://static.wixstatic.com/media/cup.jpg/v1/fit/w_50,h_50/file.jpg' },
    { mediaId: file.id, choice: { option: 'Colour', choice: 'Ink' } },
    { url: `http://localhost:4000/media/${file.id}/v1/fit/w_50,h_50,q_90/file.webp` },
    { url: 'https://example.com/ä.jpg' },
  ]
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await asOwner(`POST /stores/v1/products/${id}/media`, { id, media })
    expect([status, body]).toEqual([200, {}])
  }
  const product = await read(id)
  expect(product.media.items).toMatchObject([
    { id: 'cup.jpg', image: { url: media[0]!.url } },
    { id: file.id, image: { width: 1, height: 1, url: `http://localhost:4000/media/${file.id}` } },
    { image: { url: 'https://example.com/ä.jpg' } },
  ])
  const [sage, ink] = product.productOptions[0].choices
  expect([idsOf(sage.media), idsOf(ink.media)]).toEqual([[], [file.id]])
})

test('links pictures of a product to a choice and unlinks them', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { options: [colours] })
  const url = (name: string) => ({ url: `https://static.wixstatic.com/media/${name}.jpg` })
  await asOwner(`POST /stores/v1/products/${id}/media`, { media: [url('a'), url('b'), url('c')] })
  const place = { option: 'Colour', choice: 'Sage' }
  const ofChoice = async () => idsOf((await read(id)).productOptions[0].choices[0].media)
  const path = `/stores/v1/products/${id}/choices/media`

  await asOwner(`PATCH ${path}`, { media: [{ ...place, mediaIds: ['a.jpg', 'b.jpg', 'c.jpg'] }] })
  expect(await ofChoice()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await asOwner(`POST ${path}/delete`, { media: [{ ...place, mediaIds: ['a.jpg'] }] })
  expect(await ofChoice()).toEqual(['b.jpg', 'c.jpg'])
  await asOwner(`POST /stores/v1/products/${id}/media/delete`, { mediaIds: ['b.jpg'] })
  expect(await ofChoice()).toEqual(['c.jpg'])
  expect(idsOf((await read(id)).media)).toEqual(['a.jpg', 'c.jpg'])
  await asOwner(`POST ${path}/delete`, { media: [place] })
  expect(await ofChoice()).toEqual([])
  await asOwner(`POST /stores/v1/products/${id}/media/delete`, { mediaIds: [] })
  expect(idsOf((await read(id)).media)).toEqual([])
})

test.each([
  ['POST', 'media', { mediaId: 'no-such-file.jpg' }, 'media[0]'],
  ['POST', 'media', {}, 'media[0]'],
  [
    'POST',
    'media',
    { url: 'https://example.com/a.jpg', choice: { option: 'Colour', choice: 'Red' } },
    'media[0].choice',
  ],
  ['PATCH', 'choices/media', { option: 'Colour', choice: 'Ink', mediaIds: ['x.jpg'] }, 'media[0].mediaIds'],
  ['POST', 'choices/media/delete', { option: 'Size', choice: 'S' }, 'media[0]'],
])('rejects %s %s with %j', async (method, path, one, field) => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { options: [colours] })
  const { status, body } = await asOwner(`${method} /stores/v1/products/${id}/${path}`, { media: [one] })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations[0].field).toBe(field)
})
