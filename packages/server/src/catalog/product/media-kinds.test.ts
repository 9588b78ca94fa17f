import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, colours } from '../../../../../test/goods.ts'
import { filmOf, modelOf, pixel } from '../../../../../test/media-files.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { storeMedia } from '../../ground/media/files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const send = (route: string, body?: unknown) => shop.send(route, { token: shop.apiKey, body })
const ok = async (route: string, body?: unknown) => {
  const answer = await send(route, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const fieldOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.details?.validationError?.fieldViolations[0].field ?? body.details?.applicationError?.code,
]
const store = (bytes: Uint8Array, filename: string) =>
  storeMedia(shop.context, { siteId: shop.siteId, bytes, filename })
const poster = () => store(pixel, 'poster.png')
const addTo = (id: string, media: readonly object[]) => ok(`POST /stores/v1/products/${id}/media`, { media })
const readV1 = async (id: string) => (await ok(`GET /stores-reader/v1/products/${id}`)).product
const fields = ['MEDIA_ITEMS_INFO', 'THUMBNAIL', 'PRODUCT_CHOICES_MEDIA_REFERENCES']
const readV3 = async (id: string) => {
  const query = fields.map((field) => `fields=${field}`).join('&')
  return (await ok(`GET /stores/v3/products/${id}?${query}`)).product
}
const edit = (id: string, mediaId: string, mediaItem: object) =>
  send(`PATCH /vitrine/v1/products/${id}/media/${mediaId}`, { mediaItem })
const newProduct = () => addProduct(shop.context.db, shop.siteId, { options: [colours] })
const url = (name: string) => ({ url: `https://static.wixstatic.com/media/${name}.jpg` })

test('shows videos by address and by upload, and 3D models, in both generations', async () => {
  const { id } = await newProduct()
  const { id: posterId } = await poster()
  const film = await store(filmOf('a film'), 'film.mp4')
  const model = await store(modelOf(), 'vase.glb')
  await addTo(id, [
    { url: 'https://youtu.be/dQw4w9WgXcQ', posterId, altText: 'Throwing a vase' },
    { url: 'https://vimeo.com/76979871' },
    { url: 'https://cdn.example.com/film.webm', title: 'At work' },
    { mediaId: film.id },
    { mediaId: model.id, posterId },
  ])
  const base = 'http://localhost:4000/media/'
  const embed = {
    provider: 'YOUTUBE',
    videoId: 'dQw4w9WgXcQ',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    pageUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  }
  const addedDate = expect.stringMatching(/^20/) as unknown
  const { items } = (await readV1(id)).media
  expect(items).toMatchObject([
    {
      mediaType: 'video',
      altText: 'Throwing a vase',
      video: { files: [], embed, poster: { url: base + posterId }, stillFrameMediaId: posterId, addedDate },
      thumbnail: { url: `${base}${posterId}/v1/fit/w_50,h_50,q_90/file.webp` },
    },
    { video: { files: [], embed: { provider: 'VIMEO', videoId: '76979871' } } },
    { title: 'At work', video: { files: [{ url: 'https://cdn.example.com/film.webm', format: 'webm' }] } },
    { video: { files: [{ url: base + film.id, format: 'mp4' }], stillFrameMediaId: film.id } },
    {
      mediaType: 'model_3d',
      model: { url: base + model.id, format: 'glb', sizeInBytes: model.bytes, poster: { url: base + posterId } },
    },
  ])
  expect(items.map(({ thumbnail }: { thumbnail?: object }) => thumbnail !== undefined)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  const { media } = await readV3(id)
  expect(media.itemsInfo.items).toMatchObject([
    { mediaType: 'VIDEO', video: { resolutions: [], embed, addedDate }, posterId, posterUrl: base + posterId },
    { mediaType: 'VIDEO' },
    { displayName: 'At work', video: { resolutions: [{ url: 'https://cdn.example.com/film.webm' }] } },
    { video: { resolutions: [{ url: base + film.id }] } },
    { mediaType: 'MODEL_3D', model: { url: base + model.id, sizeInBytes: model.bytes }, posterId },
  ])

  // A product may be sent back as it was read, in either generation.
  await ok(`PATCH /stores/v1/products/${id}`, { product: { media: { items } } })
  const { revision } = await readV3(id)
  await ok(`PATCH /stores/v3/products/${id}`, { product: { revision, media } })
  expect((await readV1(id)).media.items).toEqual(items)
  const answer = await fetch(`${shop.url}/media/${model.id}`)
  expect(answer.headers.get('content-type')).toBe('model/gltf-binary')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['https://www.youtube.com/@potters', 'media[0].url'],
  ['http://cdn.example.com/film.mp4', 'media[0].url'],
  ['https://cdn.example.com/film.mov', 'media[0].url'],
  ['https://cdn.example.com/vase.glb', 'media[0].url'],
  ['https://cdn.example.com/manual.pdf', 'media[0].url'],
])('refuses the address %s', async (address, field) => {
  const { id } = await newProduct()
  const media = [{ url: address }]
  expect(fieldOf(await send(`POST /stores/v1/products/${id}/media`, { media }))).toEqual([400, field])
  const items = { itemsInfo: { items: media } }
  const { revision } = await readV3(id)
  const answer = await send(`PATCH /stores/v3/products/${id}`, { product: { revision, media: items } })
  expect(fieldOf(answer)).toEqual([400, 'product.media.itemsInfo.items[0].url'])
})

test('edits the texts, focal point, choices and variants of an item, and moves it to the front', async () => {
  const { id, variants } = await newProduct()
  await addTo(id, [url('a'), url('b'), { url: 'https://vimeo.com/76979871' }])
  const changes = {
    altText: 'A mug',
    focalPoint: { x: 0.25, y: 1 },
    choices: [{ option: 'Colour', choice: 'Ink' }],
    variantIds: [variants[0]!.id],
  }
  expect((await edit(id, 'b.jpg', changes)).status).toBe(200)
  const { id: posterId } = await poster()
  expect((await edit(id, 'vimeo_76979871', { posterId, title: 'At work' })).status).toBe(200)
  await ok(`POST /vitrine/v1/products/${id}/media/arrange`, { mediaIds: ['vimeo_76979871', 'b.jpg'] })

  const product = await readV1(id)
  expect(product.media.items).toMatchObject([
    {
      id: 'vimeo_76979871',
      title: 'At work',
      video: { poster: { url: expect.stringContaining(posterId) as unknown } },
    },
    { id: 'b.jpg', image: { altText: 'A mug', focalPoint: { x: 0.25, y: 1 } } },
    { id: 'a.jpg' },
  ])
  expect(product.productOptions[0].choices[1].media.items).toMatchObject([{ id: 'b.jpg' }])
  expect(product.variants[0].variant.mediaIds).toEqual(['b.jpg'])
  expect(product.variants[1].variant).not.toHaveProperty('mediaIds')
  const v3 = await readV3(id)
  expect(v3.variantsInfo.variants[0]).toMatchObject({
    media: { id: 'b.jpg', image: { focalPoint: { x: 0.25, y: 1 } } },
    mediaIds: ['b.jpg'],
  })
  expect(v3.options[0].choicesSettings.choices[1]).toMatchObject({
    media: { items: [{ mediaId: 'b.jpg' }] },
    linkedMedia: [{ id: 'b.jpg', mediaType: 'IMAGE' }],
  })
  expect((await edit(id, 'b.jpg', { altText: '', focalPoint: {}, choices: [], variantIds: [] })).status).toBe(200)
  const plain = await readV1(id)
  expect(plain.media.items[1].image).not.toHaveProperty('focalPoint')
  expect(plain.media.items[1].image).not.toHaveProperty('altText')
  expect(plain.productOptions[0].choices[1]).not.toHaveProperty('media')
  expect(plain.variants[0].variant).not.toHaveProperty('mediaIds')
})

test.each([
  ['a.jpg', { focalPoint: { x: 0.5 } }, 400, 'mediaItem.focalPoint.y'],
  ['a.jpg', { focalPoint: { x: 1.1, y: 0 } }, 400, 'mediaItem.focalPoint.x'],
  ['a.jpg', { posterId: 'no-such-file.jpg' }, 400, 'mediaItem.posterId'],
  ['a.jpg', { choices: [{ option: 'Colour', choice: 'Red' }] }, 400, 'mediaItem.choices[0]'],
  ['a.jpg', { variantIds: ['00000000-0000-4000-8000-000000000000'] }, 400, 'mediaItem.variantIds[0]'],
  ['vimeo_76979871', { focalPoint: { x: 0.5, y: 0.5 } }, 400, 'mediaItem.focalPoint'],
  ['b.jpg', { altText: 'x' }, 404, 'PRODUCT_MEDIA_NOT_EXIST'],
])('refuses to change %s to %j', async (mediaId, changes, status, field) => {
  const { id } = await newProduct()
  await addTo(id, [url('a'), { url: 'https://vimeo.com/76979871' }])
  expect(fieldOf(await edit(id, mediaId, changes))).toEqual([status, field])
})

test('refuses an order of media that the product does not have, or has once', async () => {
  const { id } = await newProduct()
  await addTo(id, [url('a'), url('b')])
  const arrange = (mediaIds: readonly string[]) => send(`POST /vitrine/v1/products/${id}/media/arrange`, { mediaIds })
  expect(fieldOf(await arrange(['a.jpg', 'c.jpg']))).toEqual([400, 'mediaIds[1]'])
  expect(fieldOf(await arrange(['a.jpg', 'a.jpg']))).toEqual([400, 'mediaIds[1]'])
})

test('adding an item again changes what is sent with it', async () => {
  const { id } = await newProduct()
  await addTo(id, [{ ...url('a'), altText: 'A mug' }, url('b')])
  await addTo(id, [{ ...url('a'), focalPoint: { x: 0, y: 1 } }])
  const { items } = (await readV1(id)).media
  expect(items).toMatchObject([
    { id: 'a.jpg', image: { altText: 'A mug', focalPoint: { x: 0, y: 1 } } },
    { id: 'b.jpg' },
  ])
  expect(items).toHaveLength(2)
})

test('two people who change items of a product at the same time lose nothing', async () => {
  const { id } = await newProduct()
  await addTo(id, [url('a'), url('b'), url('c')])
  await Promise.all([
    edit(id, 'a.jpg', { altText: 'First' }),
    edit(id, 'b.jpg', { altText: 'Second' }),
    ok(`POST /vitrine/v1/products/${id}/media/arrange`, { mediaIds: ['c.jpg'] }),
    addTo(id, [url('d')]),
  ])
  const { items } = (await readV1(id)).media
  const shown = items.map(({ id: one, image }: { id: string; image: { altText?: string } }) => [one, image.altText])
  expect(shown[0]).toEqual(['c.jpg', undefined])
  expect(shown.slice(1).toSorted()).toEqual([
    ['a.jpg', 'First'],
    ['b.jpg', 'Second'],
    ['d.jpg', undefined],
  ])
})

test('writes media, focal points and media of variants by catalog V3', async () => {
  const { id, variants } = await newProduct()
  const { id: posterId } = await poster()
  const write = async (product: object) => {
    const { revision } = await readV3(id)
    return send(`PATCH /stores/v3/products/${id}`, { product: { revision, ...product } })
  }
  const items = [
    { ...url('a'), focalPoint: { x: 0.1, y: 0.9 }, altText: 'A mug' },
    { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', posterId, displayName: 'At work' },
  ]
  const media = { itemsInfo: { items } }
  const withMedia = (mediaIds: readonly string[]) => ({
    variants: variants.map((one, index) => ({
      id: one.id,
      price: { actualPrice: { amount: '19.00' } },
      ...(index === 0 && { mediaIds }),
    })),
  })
  const sent = { media, variantsInfo: withMedia(['youtube_dQw4w9WgXcQ', 'a.jpg']) }
  expect((await write(sent)).status).toBe(200)
  const v3 = await readV3(id)
  expect(v3.media.itemsInfo.items).toMatchObject([
    { altText: 'A mug', image: { focalPoint: { x: 0.1, y: 0.9 } } },
    { posterId, displayName: 'At work' },
  ])
  expect(v3.variantsInfo.variants[0].media.id).toBe('youtube_dQw4w9WgXcQ')
  expect(fieldOf(await write({ variantsInfo: withMedia(['b.jpg']) }))).toEqual([
    400,
    'product.variantsInfo.variants[0].mediaIds[0]',
  ])
  // Media that the product loses are no longer those of a variant.
  expect((await write({ media: { itemsInfo: { items: [{ id: 'a.jpg' }] } } })).status).toBe(200)
  expect((await readV3(id)).variantsInfo.variants[0].mediaIds).toEqual(['a.jpg'])
  await ok(`POST /stores/v1/products/${id}/media/delete`, { mediaIds: ['a.jpg'] })
  expect((await readV3(id)).variantsInfo.variants[0]).not.toHaveProperty('mediaIds')
})

test('links media to choices by the older field of catalog V3', async () => {
  const { id } = await newProduct()
  await addTo(id, [url('a'), url('b')])
  const linking = async (choice: object) => {
    const { revision, options } = await readV3(id)
    const [option] = options
    const [first, ...rest] = option.choicesSettings.choices
    const { linkedMedia: _linked, media: _media, ...plain } = first
    const choices = [{ ...plain, ...choice }, ...rest]
    const product = { revision, options: [{ ...option, choicesSettings: { choices } }] }
    return send(`PATCH /stores/v3/products/${id}`, { product })
  }
  expect((await linking({ linkedMedia: [{ id: 'b.jpg' }] })).status).toBe(200)
  expect((await readV1(id)).productOptions[0].choices[0].media.items).toMatchObject([{ id: 'b.jpg' }])
  const field = 'product.options[0].choicesSettings.choices[0].linkedMedia'
  const both = { linkedMedia: [{ id: 'a.jpg' }], media: { items: [{ mediaId: 'b.jpg' }] } }
  expect(fieldOf(await linking(both))).toEqual([400, field])
  expect(fieldOf(await linking({ linkedMedia: [{ id: 'c.jpg' }] }))).toEqual([400, `${field}[0]`])
})

test('alternative texts of videos and 3D models are translated', async () => {
  const { id } = await newProduct()
  await addTo(id, [{ url: 'https://vimeo.com/76979871', altText: 'At work' }])
  const images = [{ id: 'vimeo_76979871', altText: 'Bei der Arbeit' }]
  await ok('PATCH /vitrine/v1/site-settings', { siteSettings: { languages: ['de'] } })
  await ok(`PUT /vitrine/v1/products/${id}/translations/de`, { translation: { images } })
  const answer = await fetch(`${shop.url}/stores-reader/v1/products/${id}`, {
    headers: { authorization: shop.apiKey, 'x-vitrine-language': 'de' },
  })
  const { product } = (await answer.json()) as { product: { media: { items: { altText: string }[] } } }
  expect(product.media.items[0]!.altText).toBe('Bei der Arbeit')
})

test('collections and categories only have images', async () => {
  const film = await store(filmOf('another film'), 'film.mp4')
  const media = { items: [{ id: film.id }] }
  const collection = { name: 'Films', media }
  expect(fieldOf(await send('POST /stores/v1/collections', { collection }))).toEqual([400, 'collection.media.items[0]'])
})
