import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { presentedContact } from '@vitrine/domain/address/presented.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import { createMoneyWriter, type MoneyWriter } from '../../ground/words/money-writer.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'
import { type BasketRecord, lineDiscountsOf, presentHints, presentLine } from '../basket/api.ts'
import { quantityTermsOf } from '../../catalog/purchase-terms/api.ts'
import type { CartView } from './view-cart.ts'

/** Presents the delivery option as the buyer sent it. */
const selectedOption = ({ selectedDelivery: code, selectedCarrier: carrierId }: BasketRecord) =>
  code === undefined && carrierId === undefined
    ? {}
    : {
        selectedShippingOption: { ...(code !== undefined && { code }), ...(carrierId !== undefined && { carrierId }) },
      }

const presentApplied = (
  { id, name = '', source, amount }: AppliedDiscount,
  money: MoneyWriter,
): Cart['appliedDiscounts'] => {
  if (source === 'COUPON' || amount === 0) return []
  if (source === 'MERCHANT') return [{ merchantDiscount: { amount: money.multi(amount) } }]
  return [{ discountRule: { ...(id !== undefined && { id }), name: { original: name }, amount: money.multi(amount) } }]
}

/** Presents a cart. */
export const presentCart = (view: CartView): Cart => {
  const { cart, lines, totals, used, site } = view
  const { body } = cart
  const money = createMoneyWriter(site)
  const ofLines = lineDiscountsOf(view, money)
  return {
    id: cart.id,
    lineItems: lines.map((line) => ({
      ...presentLine(line, { money, site, discounts: ofLines.get(line.line.id) }),
      ...quantityTermsOf(line.terms),
    })),
    subtotal: money.multi(totals.subtotal),
    appliedDiscounts: [
      ...(used ? [{ coupon: { id: used.coupon.id, code: used.coupon.code } }] : []),
      ...totals.discounts.flatMap((one) => presentApplied(one, money)),
    ],
    ...presentHints(view, money),
    buyerInfo: { ...buyerOf(cart.owner), ...(body.email !== undefined && { email: body.email }) },
    currency: site.currency,
    conversionCurrency: money.converted.currency,
    paymentCurrency: site.currency,
    buyerLanguage: body.buyerLanguage ?? site.language,
    siteLanguage: site.language,
    taxIncludedInPrices: totals.isTaxIncluded,
    weightUnit: site.settings.weightUnit,
    ...(body.buyerNote !== undefined && { buyerNote: body.buyerNote }),
    ...(body.shippingDestination && { contactInfo: presentedContact(body.shippingDestination) }),
    ...(cart.opened_date !== null && { checkoutId: cart.id }),
    ...(body.overrideCheckoutUrl !== undefined && { overrideCheckoutUrl: body.overrideCheckoutUrl }),
    ...selectedOption(body),
    ...(body.businessLocationId !== undefined && { businessLocationId: body.businessLocationId }),
    purchaseFlowId: body.purchaseFlowId,
    createdDate: cart.created_date.toISOString(),
    updatedDate: cart.updated_date.toISOString(),
    revision: String(cart.revision),
  }
}
