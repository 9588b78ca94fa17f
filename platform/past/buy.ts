/** What buyers of the past do until their order is placed. */
import { isApiError } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { giftFields } from '@vitrine/domain/gift-card/gift-fields.ts'
import type { PlannedAbandonment, PlannedOrder } from '../../demo/past/planned.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import type { PastServer } from './past-server.ts'

export type Visitor = ReturnType<PastServer['visit']>

type Basket = Omit<PlannedAbandonment, 'left'> & Partial<PlannedOrder>

const giftTexts = ({ recipient, message }: NonNullable<PlannedOrder['gift']>) => ({
  [giftFields.recipientName.title]: recipient.firstName,
  [giftFields.recipientEmail.title]: recipient.email,
  [giftFields.message.title]: message,
})

const lineItemsOf = ({ lines, gift }: Basket) =>
  lines.map(({ productId, variantId, options, components, quantity }) => ({
    quantity,
    catalogReference: {
      appId: storesAppId,
      catalogItemId: productId,
      options: {
        ...(components ? { components } : { variantId }),
        ...(options && { options }),
        ...(gift && { customTextFields: giftTexts(gift) }),
      },
    },
  }))

const codePattern = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/

/** Reads the code of the newest gift card of a recipient in the email that they got, which is kept until the past is complete. */
const findGiftCardCode = async (server: PastServer, recipient: string): Promise<string | undefined> => {
  // It may be due since an interruption.
  await server.sendGiftCards()
  const { db } = server.context
  const mails = await db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', demoSite.siteId)
    .where('recipient', '=', recipient)
    .orderBy('created_date', 'desc')
    .execute()
  return mails.flatMap(({ text }) => codePattern.exec(text)?.[0] ?? [])[0]
}

export const openCheckout = async (server: PastServer, basket: Basket) => {
  const visitor = server.visit(basket.buyer.number)
  const { email, firstName, lastName, address } = basket.buyer
  const contact = { address, contactDetails: { firstName, lastName } }
  const checkout = {
    channelType: basket.channel ?? 'WEB',
    lineItems: lineItemsOf(basket),
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: contact,
      shippingInfo: { shippingDestination: contact },
    },
    ...(basket.couponCode && { couponCode: basket.couponCode }),
  } as const
  const giftCardCode = basket.isPaidWithGiftCard ? await findGiftCardCode(server, email) : undefined
  const withGiftCard = { ...checkout, ...(giftCardCode !== undefined && { giftCardCode }) }
  const { id } = await visitor.checkout.createCheckout(withGiftCard).catch((error: unknown) => {
    // They have spent it already.
    if (isApiError(error, 'ERROR_GIFT_CARD_EMPTY')) return visitor.checkout.createCheckout(checkout)
    throw error
  })
  return { visitor, checkoutId: id }
}

const tries = 3

/**
 * Pays for a checkout. The workers of the live server may declare a payment failed that seems to be years old, so buyers
 * try again, as after a declined card.
 */
export const pay = async (visitor: Visitor, checkoutId: string): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { orderId } = await visitor.checkout.createOrderAndCharge(checkoutId, { paymentToken: 'sandbox:pays' })
      return orderId!
    } catch (error) {
      if (attempt === tries || !isApiError(error, 'PAYMENT_DECLINED')) throw error
    }
  }
}
