import type { Cart } from '@vitrine/contract/entities/cart.ts'
import { contactWithStreet } from '@vitrine/domain/address/street.ts'
import type { Totals } from '@vitrine/domain/totals/totals.ts'
import type { Coupon } from '@vitrine/domain/coupon/coupon.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { PricedLine } from './priced-line.ts'
import { presentLine } from './present-line.ts'
import type { StoredCart } from './store.ts'

export interface CartView {
  readonly cart: StoredCart
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
  readonly coupon?: Coupon
  readonly site: Site
}

/** Splits `member:…` and `visitor:…` into what the buyer info names. */
export const buyerOf = (owner: string): { memberId: string } | { visitorId: string } => {
  const id = owner.slice(owner.indexOf(':') + 1)
  return owner.startsWith('member:') ? { memberId: id } : { visitorId: id }
}

/** The cart as it travels. */
export const presentCart = ({ cart, lines, totals, coupon, site }: CartView): Cart => {
  const { body } = cart
  const money = createMoneyWriter(site)
  return {
    id: cart.id,
    lineItems: lines.map((line) => presentLine(line, { money, site })),
    subtotal: money.multi(totals.subtotal),
    appliedDiscounts: [
      ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
      ...(totals.merchantDiscount > 0 ? [{ merchantDiscount: { amount: money.multi(totals.merchantDiscount) } }] : []),
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
    ...(body.contactInfo && { contactInfo: contactWithStreet(body.contactInfo) }),
    ...(body.checkoutId !== undefined && { checkoutId: body.checkoutId }),
    ...(body.overrideCheckoutUrl !== undefined && { overrideCheckoutUrl: body.overrideCheckoutUrl }),
    ...(body.selectedShippingOption && { selectedShippingOption: body.selectedShippingOption }),
    ...(body.businessLocationId !== undefined && { businessLocationId: body.businessLocationId }),
    purchaseFlowId: body.purchaseFlowId,
    createdDate: cart.created_date.toISOString(),
    updatedDate: cart.updated_date.toISOString(),
    revision: String(cart.revision),
  }
}
