import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../../purchase/billing/testing.ts'
import { serverBeside } from '../../../purchase/purchase/testing.ts'
import { findPayment } from './ledger-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('shows the provider’s fee with its payment, without moving money', async () => {
  const desk = await atTheDesk(shop)
  const { orderId, paymentId } = await desk.buy()
  const { sandbox } = serverBeside(shop.context)
  const beside = serverBeside(shop.context, {
    misbehaving: { facts: async (payment) => ({ ...(await sandbox.provider.facts!(payment))!, fee: 155 }) },
  })
  const payment = (await findPayment(shop.context.db, { site_id: shop.siteId, id: orderId }, paymentId))!
  await beside.sync(payment)
  await beside.sync(payment)
  expect(await desk.transactionsOf(orderId)).toMatchObject({
    payments: [{ status: 'APPROVED', regularPaymentDetails: { platformFee: { amount: '1.55' } } }],
  })
  expect((await desk.till.orderOf(orderId)).balanceSummary).toMatchObject({ paid: { amount: '42.90' } })
})
