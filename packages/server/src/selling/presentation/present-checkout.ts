import type {
  Checkout,
  CheckoutGiftCard,
  CheckoutLineItem,
  CheckoutViolation,
} from '@vitrine/contract/entities/selling/checkout.ts'
import type { LineDiscount } from '@vitrine/contract/entities/pricing/discount.ts'
import { errors } from '@vitrine/contract/errors.ts'
import { presentedContact } from '@vitrine/domain/address/presented.ts'
import type { LineTotals } from '@vitrine/domain/totals/totals.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'
import {
  lineDiscountsOf,
  presentBuyingCompany,
  presentLine,
  presentPlanned,
  presentPrices,
  presentTax,
  type PricedLine,
} from '../basket/api.ts'
import type { GiftCardShare } from '../../money/gift-card/api.ts'
import { createMoneyWriter, type MoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { CheckoutView } from './view-checkout.ts'

const presentCheckoutLine = (
  priced: PricedLine,
  totals: LineTotals | undefined,
  shown: { money: MoneyWriter; site: Site; discounts: LineDiscount[] | undefined },
): CheckoutLineItem => {
  const { money } = shown
  const { image, ...line } = presentLine(priced, shown)
  return {
    ...line,
    ...(image && { media: image }),
    ...(totals && {
      lineItemPrice: money.multi(totals.total),
      discount: money.multi(totals.discount),
      totalPriceBeforeTax: money.multi(totals.totalBeforeTax),
      totalPriceAfterTax: money.multi(totals.totalAfterTax),
      taxDetails: presentTax(totals, money),
    }),
  }
}

/** Presents the share of a gift card. */
export const presentGiftCardShare = (
  { id, obfuscatedCode, amount, requested }: GiftCardShare,
  money: MoneyWriter,
): CheckoutGiftCard => ({
  obfuscatedCode,
  amount: money.multi(amount),
  externalId: id,
  ...(requested !== undefined && { requestedAmount: money.multi(requested) }),
})

/** A gift card may have become invalid since it was entered. */
const giftCardViolations = (giftCard: GiftCardShare | undefined): CheckoutViolation[] => {
  if (!giftCard?.refusal) return []
  const { description } = errors[giftCard.refusal]
  return [{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description }]
}

/** Presents a checkout. */
export const presentCheckout = (view: CheckoutView): Checkout => {
  const { checkout, record, lines, totals, giftCard, site } = view
  const money = createMoneyWriter(site)
  const { shippingInfo, violations, ...prices } = presentPrices(view, money)
  const ofLines = lineDiscountsOf(view, money)
  return {
    id: checkout.id,
    lineItems: lines.map((priced) => {
      const lineTotals = totals.lines.find(({ id }) => id === priced.line.id)
      return presentCheckoutLine(priced, lineTotals, { money, site, discounts: ofLines.get(priced.line.id) })
    }),
    ...(record.billingInfo && { billingInfo: presentedContact(record.billingInfo) }),
    shippingInfo: {
      ...(record.shippingDestination && { shippingDestination: presentedContact(record.shippingDestination) }),
      ...shippingInfo,
    },
    buyerInfo: { ...buyerOf(checkout.owner), ...(record.email !== undefined && { email: record.email }) },
    ...(record.buyerNote !== undefined && { buyerNote: record.buyerNote }),
    ...prices,
    ...(view.remainders.length > 0 && { remainders: presentPlanned(view.remainders, money) }),
    ...(view.company && { company: presentBuyingCompany(view.company) }),
    ...(giftCard && { giftCard: presentGiftCardShare(giftCard, money) }),
    violations: [...violations, ...giftCardViolations(giftCard)],
    ...(record.taxExemptGroupId !== undefined && { taxExemptGroupId: record.taxExemptGroupId }),
    ...(record.customSettings && { customSettings: record.customSettings }),
    ...(record.customContentReference && { customContentReference: record.customContentReference }),
    ...(record.externalReference && { externalReference: record.externalReference }),
    ...(record.marketingConsent && { marketingConsent: record.marketingConsent }),
    ...(record.customFields && { customFields: [...record.customFields] }),
    conversionCurrency: money.converted.currency,
    paymentCurrency: site.currency,
    channelType: (record.channelType ?? 'WEB') as NonNullable<Checkout['channelType']>,
    siteLanguage: site.language,
    buyerLanguage: record.buyerLanguage ?? site.language,
    taxIncludedInPrice: totals.isTaxIncluded,
    completed: checkout.order_id !== null,
    ...(!record.isOnlyCheckout && { cartId: checkout.merged_into ?? checkout.id }),
    createdBy: record.createdBy ?? buyerOf(checkout.owner),
    purchaseFlowId: record.purchaseFlowId,
    createdDate: (checkout.opened_date ?? checkout.created_date).toISOString(),
    updatedDate: checkout.updated_date.toISOString(),
  }
}
