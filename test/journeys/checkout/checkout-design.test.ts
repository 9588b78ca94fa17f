import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { expect, test } from 'vitest'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'

const { shop, openVisitor } = await openStage()

interface Sent {
  readonly token?: string
  readonly body?: object
}

const call = async <Body>(route: string, { token, body }: Sent): Promise<Body> => {
  const [method, path] = route.split(' ') as [string, string]
  const headers = {
    'content-type': 'application/json',
    origin: shop.platform,
    ...(token !== undefined && { authorization: token }),
  }
  const answer = await fetch(shop.platform + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Body
}

const anonymous = { grantType: 'anonymous', clientId: shop.clientId }
const band = { backgroundFill: { color: '#3b1f4d' }, dividerColor: '#f2d8a0' }
const paper = { backgroundFill: { color: '#f7d6c4' }, dividerColor: '#cc5522' }

/** A short run shows the first brand in light and the second in dark mode. */
const schemes = ['light', 'dark'] as const

interface Goods {
  readonly products: readonly {
    readonly id: string
    readonly media: { readonly mainMedia: { readonly image: { readonly url: string } } }
    readonly variants: readonly { readonly id: string }[]
  }[]
}

test('a store’s own header, footer and colors are accessible at checkout, in light and dark mode', async () => {
  const { access_token: token } = await call<{ access_token: string }>('POST /oauth2/token', { body: anonymous })
  const query = 'POST /stores-reader/v1/products/query-platformized'
  const [product] = (await call<Goods>(query, { token, body: { query: { paging: { limit: 1 } } } })).products
  const { id: catalogItemId, media, variants } = product!
  const options = { variantId: variants[0]!.id }
  const catalogReference = { appId: storesAppId, catalogItemId, options }
  const body = { channelType: 'WEB', lineItems: [{ quantity: 1, catalogReference }] }
  const { checkout } = await call<{ checkout: { id: string } }>('POST /ecom/v1/checkouts', { token, body })
  const link = `GET /ecom/v1/checkouts/${checkout.id}/wix-checkout-url`
  const { checkoutUrl } = await call<{ checkoutUrl: string }>(link, { token })

  const image = { url: media.mainMedia.image.url, altText: 'A mug' }
  const text = { text: 'Kiln & Company', textColor: '#f2d8a0', alignment: 'CENTER', displayCheckoutLabel: true }
  const picture = { image: { url: image.url } }
  const colors = { dividerColor: '#885533', cornerRadius: 16 }
  const night = { formBackgroundFill: { color: '#7a1f4d' }, summaryBackgroundFill: { color: '#e6b800' } }
  const day = { formBackgroundFill: picture, summaryBackgroundFill: picture }
  const brands = [
    {
      header: { ...text, ...band, logo: { size: 'LARGE', image } },
      mainSection: { ...night, ...colors, tintedBoxColor: '#00aa88' },
      footer: band,
      global: { buttonColor: '#3b1f4d', selectionColor: '#ff8800' },
    },
    {
      header: { ...text, ...paper, alignment: 'SIDE' },
      mainSection: { ...day, ...colors, tintedBoxColor: '#ff00aa' },
      footer: { dividerColor: '#cc5522', backgroundFill: picture },
      global: { buttonColor: '#cc5522', selectionColor: '#ffffff' },
    },
  ]
  for (const [index, checkoutBrand] of brands.entries()) {
    await shop.call('PATCH /ecom/v1/checkout-settings', { checkoutSettings: { checkoutBrand } })
    for (const colorScheme of isLongRun ? schemes : [schemes[index]!]) {
      const { page, inspect } = await openVisitor({ colorScheme })
      await page.goto(checkoutUrl)
      await page.getByRole('banner').getByRole('img', { name: 'A mug' }).waitFor()
      expect(await page.getByRole('banner').textContent()).toContain('Kiln & Company')
      expect(await inspect()).toEqual([])
      // Another country has its own fields and labels.
      await page.getByLabel('Country').selectOption('US')
      await page.getByLabel('ZIP code').waitFor()
      await page.getByLabel('State').selectOption({ label: 'New York' })
      await page.getByLabel('My billing address is the same').uncheck()
      await page.getByRole('group', { name: 'Billing address' }).getByLabel('Address', { exact: true }).waitFor()
      expect(await inspect()).toEqual([])
    }
  }
})
