import { expect } from 'vitest'
import { buyer, referenceTo, type Goods, type Product } from '../../../../../test/goods.ts'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

interface Bought {
  readonly texts?: Readonly<Record<string, string>>
  readonly quantity?: number
  readonly token?: string
  readonly beside?: readonly Product[]
}

const codePattern = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/

/** Buys gift cards over real HTTP. */
export const atTheGiftShelf = async (shop: Shop) => {
  const { db } = shop.context
  const till = await atTheTill(shop)

  const giftCard = ({ price = 5000, record, ...more }: Goods = {}) =>
    addProduct(db, shop.siteId, {
      name: 'Gift card',
      price,
      record: { productType: 'digital', giftCard: true, ...record },
      ...more,
    })

  /** Creates a checkout with a gift card and the buyer's gift details. */
  const checkoutOf = async (product: Product, { texts = {}, quantity = 1, token: known, beside = [] }: Bought = {}) => {
    const token = known ?? (await shop.visitorToken())
    const line = { catalogReference: referenceTo(product, { customTextFields: texts }), quantity }
    const lineItems = [line, ...beside.map((one) => ({ catalogReference: referenceTo(one), quantity: 1 }))]
    const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: till.delivery } }
    const checkoutInfo = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
    const body = { lineItems, channelType: 'WEB', checkoutInfo }
    const answer = await shop.send('POST /ecom/v1/checkouts', { token, body })
    return { token, checkoutId: answer.body.checkout?.id as string, answer }
  }

  const buy = async (product: Product, bought: Bought = {}, paymentToken = 'sandbox:pays') => {
    const tried = await checkoutOf(product, bought)
    const answer = await till.pay(tried, paymentToken)
    return { ...tried, answer, orderId: answer.body.orderId as string }
  }

  const mailsTo = (recipient: string) => mailsOf(shop, recipient)

  return {
    till,
    giftCard,
    checkoutOf,
    buy,
    mailsTo,
    soldOf: (orderId: string) =>
      db.selectFrom('sold_gift_card').selectAll().where('order_id', '=', orderId).orderBy('number').execute(),
    cardsOf: (orderId: string) =>
      db
        .selectFrom('gift_card')
        .innerJoin('sold_gift_card', 'sold_gift_card.gift_card_id', 'gift_card.id')
        .selectAll('gift_card')
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute(),
    /** Runs the delivery job at a later time. */
    deliver: async (ms = 0) => {
      const later = { ...shop.context, now: () => new Date(Date.now() + ms) }
      await runJobs(later, 'gift-card')
      // The shop's own server may be running the job already.
      await expect
        .poll(() =>
          db
            .selectFrom('sold_gift_card')
            .select('gift_card_id')
            .where('site_id', '=', shop.siteId)
            .where('state', '=', 'SCHEDULED')
            .where('send_date', '<=', later.now())
            .execute(),
        )
        .toEqual([])
    },
    codeTo: async (recipient: string) => (await mailsTo(recipient)).at(-1)?.text.match(codePattern)?.[0],
  }
}
