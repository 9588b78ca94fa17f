import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { expect, test } from 'vitest'
import { isLongRun } from '../../../../test/run-size.ts'
import { createTestShop } from './create-test-shop.ts'

test('a test opens a shop, sells something in it, reads the mail and turns the clock', async () => {
  await using shop = await createTestShop({ name: 'Corner shop' })
  const mug = await shop.addProduct({ name: 'Mug', price: 12, quantity: 3, options: { Size: ['S', 'L'] } })
  expect(mug.stock).toMatchObject({ trackInventory: true, quantity: 6 })
  const visitor = shop.openVisitor()
  const { items } = await visitor.products.queryProducts().find()
  expect(items.map(({ name }) => name)).toEqual(['Mug'])
  const { collection } = await visitor.collections.getCollectionBySlug('all-products')
  expect(collection.numberOfProducts).toBe(1)

  const catalogReference = { appId: storesAppId, catalogItemId: mug.id, options: { options: { Size: 'S' } } }
  await visitor.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 2 }] })
  const cart = await visitor.currentCart.getCurrentCart()
  expect(cart.lineItems).toHaveLength(1)
  const other = shop.openVisitor()
  await expect(other.currentCart.getCurrentCart()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })

  const before = shop.clock.now()
  shop.clock.pass({ days: 1, hours: 2 })
  expect(shop.clock.now().getTime() - before.getTime()).toBeGreaterThanOrEqual(26 * 3_600_000)
  // The access token is too old by now; nobody notices.
  expect((await visitor.products.queryProducts().find()).items).toHaveLength(1)
})

test('a member signs in, and a forgotten password comes by mail', async () => {
  await using shop = await createTestShop()
  await shop.addMember({ email: 'ann@people.test', password: 'a-good-password' })
  const visitor = shop.openVisitor()
  const result = await visitor.auth.login({ email: 'ann@people.test', password: 'a-good-password' })
  expect(result.loginState).toBe('SUCCESS')
  await visitor.auth.sendPasswordResetEmail('ann@people.test', 'http://localhost:3000/sign-in')
  const [message] = await shop.mailbox.messages('ann@people.test')
  expect(message).toMatchObject({ to: 'ann@people.test', subject: expect.stringMatching(/password/i) })
  expect(await shop.mailbox.messages('bob@people.test')).toEqual([])
})

test('two shops in one process know nothing of each other', async () => {
  await using one = await createTestShop()
  await using two = await createTestShop({ currency: 'JPY' })
  await one.addProduct({ name: 'Only here', price: 1 })
  expect((await two.openVisitor().products.queryProducts().find()).items).toEqual([])
  const yen = await two.addProduct({ name: 'Bowl', price: 1200 })
  expect(yen.priceData).toMatchObject({ currency: 'JPY', price: 1200 })
})

test.runIf(isLongRun)(
  'a dozen shops in one process are no reason to warn',
  async () => {
    const warnings: string[] = []
    const onWarning = ({ name }: Error) => void warnings.push(name)
    process.on('warning', onWarning)
    const shops = await Promise.all(Array.from({ length: 12 }, () => createTestShop()))
    await Promise.all(shops.map((shop) => shop.close()))
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  },
  60_000,
)
