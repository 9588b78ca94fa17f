import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, giftCards, giftVouchers } from '@vitrine/client'
import { storesAppId as appId } from '@vitrine/domain/catalog/stores-app.ts'
import { atTheTill } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { giftCards, giftVouchers } })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
})
afterAll(() => shop.close())

const issue = async (amount = '50.00') => {
  const { code, giftCard } = await owner.giftCards.createGiftCard({ initialValue: { amount } })
  return { code, id: giftCard.id! }
}
const euros = (value: string) => ({ value, currency: 'EUR' })
const { redeemGiftCard, voidTransaction, getGiftCard } = {
  redeemGiftCard: (code: string, value: string, orderId?: string) =>
    owner.giftVouchers.redeemGiftCard(code, { amount: euros(value), appId, ...(orderId && { orderId }) }),
  voidTransaction: (id: string) => owner.giftVouchers.voidTransaction(id, { appId }),
  getGiftCard: async (code: string) => (await owner.giftVouchers.getGiftCard(code)).giftCard,
}

test('redeems an amount, and undoes it once', async () => {
  const { code, id } = await issue()
  const { transactionId } = await redeemGiftCard(code, '12.50')
  expect(await getGiftCard(code)).toEqual({
    obfuscatedCode: expect.stringContaining(code.slice(-4)),
    balance: euros('37.50'),
    status: 'VALID',
    appId,
    externalId: id,
  })
  await voidTransaction(transactionId)
  expect((await getGiftCard(code)).balance).toEqual(euros('50.00'))
  await expect(voidTransaction(transactionId)).rejects.toMatchObject({ code: 'ALREADY_VOIDED', status: 409 })
  const again = await redeemGiftCard(code, '1.00')
  const voids = await Promise.allSettled(Array.from({ length: 4 }, () => voidTransaction(again.transactionId)))
  expect(voids.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getGiftCard(code)).balance).toEqual(euros('50.00'))
  await expect(voidTransaction(randomUUID())).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND', status: 404 })
})

test('a purchase redeems a card once, until that is undone', async () => {
  const { code } = await issue()
  const { transactionId } = await redeemGiftCard(code, '5.00', 'till-17')
  await expect(redeemGiftCard(code, '5.00', 'till-17')).rejects.toMatchObject({ code: 'ALREADY_REDEEMED' })
  await redeemGiftCard(code, '5.00', 'till-18')
  await voidTransaction(transactionId)
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => redeemGiftCard(code, '5.00', 'till-17')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getGiftCard(code)).balance).toEqual(euros('40.00'))
})

test('never redeems more than is left, whatever comes at once', async () => {
  const { code } = await issue('10.00')
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => redeemGiftCard(code, '3.00')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await getGiftCard(code)).balance).toEqual(euros('1.00'))
  await expect(redeemGiftCard(code, '3.00')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
})

test('refuses unknown cards, other currencies, nothing, and cards that are no longer valid', async () => {
  const { code, id } = await issue()
  await expect(redeemGiftCard('ABCDEFGH2345', '1.00')).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
  const otherApp = { amount: euros('1.00'), appId: randomUUID() }
  await expect(owner.giftVouchers.redeemGiftCard(code, otherApp)).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
  const dollars = { amount: { value: '1.00', currency: 'USD' }, appId }
  await expect(owner.giftVouchers.redeemGiftCard(code, dollars)).rejects.toMatchObject({
    code: 'CURRENCY_NOT_SUPPORTED',
    data: { currency: 'EUR' },
  })
  await expect(redeemGiftCard(code, '0')).rejects.toMatchObject({
    violations: [{ field: 'options.amount.value', violatedRule: 'DECIMAL_GT' }],
  })
  await expect(redeemGiftCard(code, '1.001')).rejects.toMatchObject({ violations: [{ field: 'options.amount.value' }] })
  const withPin = { amount: euros('1.00'), appId, pin: '1234' }
  await expect(owner.giftVouchers.redeemGiftCard(code, withPin)).rejects.toMatchObject({
    violations: [{ field: 'options.pin' }],
  })
  await expect(redeemGiftCard(code, '1.00', 'x'.repeat(101))).rejects.toMatchObject({
    violations: [{ field: 'options.orderId' }],
  })
  const inItsCurrency = { amount: { value: '1.00' }, appId }
  const { transactionId } = await owner.giftVouchers.redeemGiftCard(code, inItsCurrency)
  await owner.giftCards.disableGiftCard(id)
  expect((await getGiftCard(code)).status).toBe('DISABLED')
  await expect(redeemGiftCard(code, '1.00')).rejects.toMatchObject({ code: 'GIFT_CARD_DISABLED' })
  await expect(voidTransaction(transactionId)).rejects.toMatchObject({ code: 'GIFT_CARD_DISABLED' })
  expect((await getGiftCard(code)).balance).toEqual(euros('49.00'))
})

test('refuses expired cards, and to return to them', async () => {
  const { code, id } = await issue()
  const { transactionId } = await redeemGiftCard(code, '10.00')
  const expire = shop.context.db.updateTable('gift_card').set({ expires: new Date(Date.now() - 1000) })
  await expire.where('site_id', '=', shop.siteId).where('id', '=', id).execute()
  expect(await getGiftCard(code)).toMatchObject({ status: 'EXPIRED', balance: euros('40.00') })
  await expect(redeemGiftCard(code, '1.00')).rejects.toMatchObject({ code: 'GIFT_CARD_EXPIRED' })
  await expect(voidTransaction(transactionId)).rejects.toMatchObject({ code: 'GIFT_CARD_EXPIRED' })
  expect((await getGiftCard(code)).balance).toEqual(euros('40.00'))
})

test('the payment of an order cannot be undone like this', async () => {
  const { code } = await issue()
  const till = await atTheTill(shop)
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body: { giftCardCode: code } })
  expect((await till.orderUnpaid(tried)).status).toBe(200)
  const { db } = shop.context
  const { id } = await db
    .selectFrom('gift_card_redemption')
    .select('id')
    .where('site_id', '=', shop.siteId)
    .where('is_voucher', '=', false)
    .executeTakeFirstOrThrow()
  await expect(voidTransaction(id)).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' })
})
