import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let other: Shop
beforeAll(async () => {
  ;[shop, other] = await Promise.all([openShop(), openShop()])
})
afterAll(() => Promise.all([shop.close(), other.close()]))

const change = (siteSettings: object, of = shop) =>
  of.send('PATCH /vitrine/v1/site-settings', { token: of.apiKey, body: { siteSettings } })
const shown = async () => (await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)).body.site

const upload = async (of: Shop, background: string): Promise<{ id: string; url: string }> => {
  const bytes = await sharp({ create: { width: 900, height: 300, channels: 4, background } })
    .png()
    .toBuffer()
  const response = await fetch(`${of.url}/vitrine/v1/media?filename=logo.png`, {
    method: 'POST',
    headers: { authorization: of.apiKey, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  const { media } = (await response.json()) as { media: { id: string; url: string } }
  return media
}

describe('the logo', () => {
  test('is an uploaded image, which pages get in display size', async () => {
    const { id, url } = await upload(shop, '#123456')
    expect((await change({ logoUrl: url })).body.siteSettings.logoUrl).toBe(url)
    const { logoUrl } = await shown()
    expect(logoUrl).toContain(`/media/${id}/v1/fit/`)
    const picture = await fetch(logoUrl.replace(shop.context.config.publicUrl, shop.url))
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([picture.status, width, height]).toEqual([200, 480, 160])
  })

  test('is an external URL, or is removed', async () => {
    const logoUrl = 'https://pictures.example/logo.svg'
    expect((await change({ logoUrl })).body.siteSettings.logoUrl).toBe(logoUrl)
    expect((await shown()).logoUrl).toBe(logoUrl)
    expect((await change({ logoUrl: '' })).body.siteSettings).not.toHaveProperty('logoUrl')
    expect(await shown()).not.toHaveProperty('logoUrl')
  })

  test.each([
    'http://pictures.example/logo.svg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//pictures.example/logo.svg',
    'logo.svg',
    'http://localhost:4000/media/not-there.png',
  ])('is not “%s”', async (logoUrl) => {
    const { status, body } = await change({ logoUrl })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'siteSettings.logoUrl'])
  })

  test('is not an image of another store', async () => {
    const { url } = await upload(other, '#654321')
    expect((await change({ logoUrl: url })).status).toBe(400)
  })
})

describe('the color', () => {
  test('is shown on every page until it is removed', async () => {
    expect((await change({ accentColor: '#B4472E' })).body.siteSettings.accentColor).toBe('#b4472e')
    expect((await shown()).accentColor).toBe('#b4472e')
    await change({ name: 'Same color' })
    expect((await shown()).accentColor).toBe('#b4472e')
    await change({ accentColor: '' })
    expect(await shown()).not.toHaveProperty('accentColor')
  })

  test.each(['red', '#12', '#12345g', '#fff', 'url(x)', '#1f4d3f;}'])('is not “%s”', async (accentColor) => {
    expect((await change({ accentColor })).status).toBe(400)
  })
})

test('rejects changes by visitors', async () => {
  const token = await shop.visitorToken()
  const body = { siteSettings: { accentColor: '#000000' } }
  expect((await shop.send('PATCH /vitrine/v1/site-settings', { token, body })).status).toBe(403)
})
