import { abandonCheckout } from '@vitrine/server/purchase/abandoned-checkout/testing.ts'
import { expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop } from '../../../../../test/shop.ts'
import { render } from '../../entry-server.tsx'

const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }

test('the link of an email leads through the storefront to a cart with the items', async () => {
  const shop = await openShop()
  const till = await atTheTill(shop)
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Harbour mug', price: 1250, stock: 9 })
  const id = await abandonCheckout(shop, (await till.checkoutOf(mug)).checkoutId)
  const origin = 'http://localhost:3000'
  const asOwner = { token: shop.apiKey }
  const settings = { restorePageUrl: `${origin}/restore-cart` }
  await shop.send('PATCH /vitrine/v1/abandoned-checkout-settings', { ...asOwner, body: { settings } })
  const { body } = await shop.send(`GET /vitrine/v1/abandoned-checkouts/${id}/recovery`, asOwner)
  const { pathname, search } = new URL(body.recovery.restoreUrl)
  const redirected = await fetch(shop.url + pathname + search, { redirect: 'manual' })
  const page = redirected.headers.get('location')!
  expect(page).toMatch(/^http:\/\/localhost:3000\/restore-cart\?restoreToken=/)

  const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
  const restored = await render(new Request(page), { config, assets })
  expect([restored.status, restored.headers.get('location')]).toEqual([303, '/cart'])
  const cookie = restored.headers.getSetCookie()[0]!.split(';')[0]!
  const cart = await render(new Request(`${origin}/cart`, { headers: { cookie } }), { config, assets })
  expect(await cart.text()).toContain('Harbour mug')
})
