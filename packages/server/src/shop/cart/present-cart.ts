import type { Cart } from '@vitrine/contract/entities/cart.ts'
import { contactWithStreet } from '@vitrine/domain/address/street.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { buyerOf } from '../basket/owner.ts'
import { presentLine } from '../basket/present-line.ts'
import { appliedOf } from '../basket/present-price.ts'
import type { CartRecord } from './tables.ts'
import type { CartView } from './view-cart.ts'

/** The delivery that the buyer chose, as they said it. */
const selectedOption = ({ selectedDelivery: code, selectedCarrier: carrierId }: CartRecord) =>
  code === undefined && carrierId === undefined
    ? {}
    : {
        selectedShippingOption: { ...(code !== undefined && { code }), ...(carrierId !== undefined && { carrierId }) },
      }

/** The cart as it travels. */
export const presentCart = ({ cart, lines, totals, used, site }: CartView): Cart => {
  const { body } = cart
  const money = createMoneyWriter(site)
  const { amount: merchants = 0 } = appliedOf(totals, 'MERCHANT') ?? {}
  return {
    id: cart.id,
    lineItems: lines.map((line) => presentLine(line, { money, site })),
    subtotal: money.multi(totals.subtotal),
    appliedDiscounts: [
      ...(used ? [{ coupon: { id: used.coupon.id, code: used.coupon.code } }] : []),
      ...(merchants > 0 ? [{ merchantDiscount: { amount: money.multi(merchants) } }] : []),
    ],
    buyerInfo: { ...buyerOf(cart.owner), ...(body.email !== undefined && { email: body.email }) },
    currency: site.currency,
    conversionCurrency: money.converted.currency,
    paymentCurrency: site.currency,
    buyerLanguage: body.buyerLanguage ?? site.language,
    siteLanguage: site.language,
    taxIncludedInPrices: totals.isTaxIncluded,
    weightUnit: site.settings.weightUnit,
    ...(body.buyerNote !== undefined && { buyerNote: body.buyerNote }),
    ...(body.shippingDestination && { contactInfo: contactWithStreet(body.shippingDestination) }),
    ...(body.checkoutId !== undefined && { checkoutId: body.checkoutId }),
    ...(body.overrideCheckoutUrl !== undefined && { overrideCheckoutUrl: body.overrideCheckoutUrl }),
    ...selectedOption(body),
    ...(body.businessLocationId !== undefined && { businessLocationId: body.businessLocationId }),
    purchaseFlowId: body.purchaseFlowId,
    createdDate: cart.created_date.toISOString(),
    updatedDate: cart.updated_date.toISOString(),
    revision: String(cart.revision),
  }
}
