import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { abandonCheckout } from '@vitrine/server/purchase/abandoned-checkout/testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectToVitrine } from '../../packages/redirect/index.js'
import { atTheTill } from '../../test/buying.ts'
import { addProduct, buyer } from '../../test/goods.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { officialModules as modules } from '../official.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  redirectToVitrine(shop.url)
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const openDesk = () => {
  const { apiKey, siteId } = shop
  const { abandonedCheckouts, abandonedCarts } = createClient({ modules, auth: ApiKeyStrategy({ apiKey, siteId }) })
  // The types of the SDK leave out some functions that it has.
  return { abandonedCheckouts, others: { abandonedCheckouts, abandonedCarts } as unknown as Others }
}

type Call = (...args: readonly unknown[]) => Promise<Record<string, any>> // oxlint-disable-line typescript/no-explicit-any -- untyped functions
interface Others {
  readonly abandonedCheckouts: { readonly addAbandonedCheckoutActivity: Call }
  readonly abandonedCarts: { readonly getAbandonedCart: Call; readonly queryAbandonedCarts: Call }
}

/** Creates an abandoned checkout. */
const abandon = async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { name: 'Mug', price: 1500, stock: 9 })
  const { checkoutId } = await till.checkoutOf(product)
  return { id: await abandonCheckout(shop, checkoutId), checkoutId }
}

test('the official SDK reads, finds and searches abandoned checkouts, and follows their link', async () => {
  const { id, checkoutId } = await abandon()
  const { abandonedCheckouts } = openDesk()
  const read = await abandonedCheckouts.getAbandonedCheckout(id)
  expect(read).toMatchObject({ _id: id, checkoutId, status: 'ABANDONED', buyerInfo: { email: buyer.email } })
  expect(read._createdDate).toBeInstanceOf(Date)
  expect(read.lineItems?.[0]).toMatchObject({ quantity: 1, productName: { original: 'Mug' } })
  const { items } = await abandonedCheckouts.queryAbandonedCheckouts().eq('status', 'ABANDONED').limit(10).find()
  expect(items.map(({ _id }) => _id)).toContain(id)
  const found = await abandonedCheckouts.searchAbandonedCheckouts({ search: { expression: buyer.email } })
  expect(found.abandonedCheckouts?.map(({ _id }) => _id)).toContain(id)
  const { headers, statusCode } = await abandonedCheckouts.redirectToCheckout(id, shop.siteId)
  expect(statusCode).toBe(302)
  expect(headers?.[0]).toMatchObject({ key: 'Location', value: expect.stringContaining('restore?token=') })
})

test('the official SDK adds activities, reads figures and deletes', async () => {
  const [{ id }, other] = [await abandon(), await abandon()]
  const { abandonedCheckouts, others } = openDesk()
  const { abandonedCheckout } = await others.abandonedCheckouts.addAbandonedCheckoutActivity(id, {
    activityType: 'NOTIFICATION_SENT',
  })
  expect(abandonedCheckout!.activities).toMatchObject([{ type: 'NOTIFICATION_SENT', _createdDate: expect.any(Date) }])
  const figures = await abandonedCheckouts.getAbandonedCheckoutAnalytics('2020-01-01', { endDate: '2040-01-01' })
  expect(figures).toMatchObject({ currency: 'EUR', recoveredCheckoutCount: 0, recoveryRate: 0 })
  expect(figures.recoverableCheckoutCount).toBeGreaterThanOrEqual(2)
  await abandonedCheckouts.deleteAbandonedCheckout(id)
  const { bulkActionMetadata } = await abandonedCheckouts.bulkDeleteAbandonedCheckouts([other.id, id])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  await expect(abandonedCheckouts.getAbandonedCheckout(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'NOT_FOUND' } },
  })
})

test('the official SDK reads abandoned carts of the legacy interface', async () => {
  const { checkoutId } = await abandon()
  const { abandonedCarts } = openDesk().others
  expect(await abandonedCarts.getAbandonedCart(checkoutId)).toMatchObject({ _id: checkoutId, status: 'ABANDONED' })
  const query = { filter: JSON.stringify({ status: 'ABANDONED' }), paging: { limit: 5 } }
  const answer = await abandonedCarts.queryAbandonedCarts({ query })
  expect(answer.abandonedCarts.map(({ _id }: { _id: string }) => _id)).toContain(checkoutId)
})
