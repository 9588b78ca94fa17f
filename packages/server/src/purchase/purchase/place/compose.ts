import type { OrderLineItem, OrderShippingInfo } from '@vitrine/contract/entities/orders/order.ts'
import { facetsInOrder } from '@vitrine/domain/line-facet/facets.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { DeliveryTotals, LineTotals } from '@vitrine/domain/totals/totals.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import {
  orderFeesOf,
  orderTaxOf,
  presentImage,
  presentOrderCompany,
  presentItem,
  presentLogistics,
  presentPlanned,
  type PricedLine,
  regionOf,
  taxInfoOf,
  type TaxWriting,
} from '../../../selling/basket/api.ts'
import type { CheckoutView } from '../../../selling/presentation/api.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { OrderDraft } from './draft.ts'
import type { OrderRecord } from '../../../orders/order/api.ts'

const orderLine = (priced: PricedLine, totals: LineTotals, writing: TaxWriting): OrderLineItem => {
  const { money } = writing
  const { item } = priced
  return {
    ...presentItem(priced),
    ...(item.image && { image: presentImage(item.image) }),
    price: money.price(item.price),
    priceBeforeDiscounts: money.price(item.price),
    lineItemPrice: money.price(totals.total),
    ...facetsInOrder(priced, money.price),
    totalDiscount: money.price(totals.discount),
    totalPriceBeforeTax: money.price(totals.totalBeforeTax),
    totalPriceAfterTax: money.price(totals.totalAfterTax),
    taxInfo: taxInfoOf(totals, writing),
  }
}

const shippingInfo = (delivery: DeliveryTotals, { record }: CheckoutView, writing: TaxWriting): OrderShippingInfo => {
  const { chosen } = delivery
  const destination = record.shippingDestination && { shippingDestination: record.shippingDestination }
  if (!chosen) return { logistics: { ...destination } }
  const { money } = writing
  const region = regionOf(delivery)
  return {
    carrierId: chosen.carrierId,
    code: chosen.code,
    title: chosen.title.slice(0, 250),
    logistics: { ...destination, ...presentLogistics(chosen) },
    cost: {
      price: money.price(delivery.price),
      discount: money.price(delivery.discount),
      totalPriceBeforeTax: money.price(delivery.totalBeforeTax),
      totalPriceAfterTax: money.price(delivery.totalAfterTax),
      taxInfo: taxInfoOf(delivery, writing),
    },
    ...(region && { region: { name: region.name! } }),
  }
}

/** The amount of a discount, and how it is distributed over the lines. */
const shared = ({ amount, shares }: AppliedDiscount, { sold: { totals } }: CheckoutView, money: MoneyWriter) => ({
  amount: money.price(amount),
  lineItemDiscounts: totals.lines.flatMap(({ id }, index) =>
    shares[index]! > 0 ? [{ id, totalDiscount: money.price(shares[index]!) }] : [],
  ),
})

/** Composes the discounts in the order they were applied, with their distribution over the lines. */
const composeDiscounts = (view: CheckoutView, money: MoneyWriter): NonNullable<OrderRecord['appliedDiscounts']> =>
  view.sold.totals.discounts.flatMap((applied): NonNullable<OrderRecord['appliedDiscounts']> => {
    const { id, name = '', source, scope = 'GLOBAL' } = applied
    const { amount, lineItemDiscounts } = shared(applied, view, money)
    const how = { discountType: scope, lineItemDiscounts }
    if (source === 'COUPON') {
      if (!view.used) return []
      const { code } = view.used.coupon
      return [{ coupon: { ...(id !== undefined && { id }), code, name, amount }, ...how }]
    }
    if (applied.amount === 0) return []
    if (source === 'MERCHANT') return [{ merchantDiscount: { amount }, ...how }]
    return [{ discountRule: { ...(id !== undefined && { id }), name: { original: name }, amount }, ...how }]
  })

/** Composes an order from a checkout. The checkout must have been validated before. */
export const composeOrder = (view: CheckoutView, email: string): OrderDraft => {
  const { checkout, record, sold, totals, site } = view
  const { weightUnit } = site.settings
  const money = createMoneyWriter(site)
  const writing = { money, isTaxIncluded: totals.isTaxIncluded }
  const discounts = composeDiscounts(view, money)
  return {
    owner: checkout.owner,
    email,
    checkoutId: checkout.id,
    lineIds: record.lines.map(({ id }) => id),
    total: totals.total,
    ...(view.later.total > 0 && { later: view.later.total }),
    ...(view.remainders.length > 0 && { remainders: view.remainders }),
    record: {
      lineItems: sold.lines.map((priced) =>
        orderLine(
          priced,
          sold.totals.lines.find(({ id }) => id === priced.line.id)!,
          writing,
        ),
      ),
      buyerInfo: { ...buyerOf(checkout.owner), email },
      ...(view.company && { company: presentOrderCompany(view.company) }),
      buyerLanguage: record.buyerLanguage ?? site.language,
      siteLanguage: site.language,
      weightUnit,
      currency: site.currency,
      ...(site.charging && {
        currencyConversionDetails: {
          originalCurrency: site.charging.from,
          conversionRate: site.charging.rate,
        },
      }),
      taxIncludedInPrices: totals.isTaxIncluded,
      priceSummary: {
        subtotal: money.price(totals.subtotal),
        shipping: money.price(totals.shipping),
        tax: money.price(totals.tax),
        discount: money.price(totals.discount),
        total: money.price(totals.total),
        totalAdditionalFees: money.price(totals.fee),
      },
      ...(view.remainders.length > 0 && { remainders: presentPlanned(view.remainders, money) }),
      billingInfo: record.billingInfo ?? record.shippingDestination ?? {},
      ...(totals.needsDelivery && { shippingInfo: shippingInfo(totals.delivery, view, writing) }),
      ...(record.shippingDestination && { recipientInfo: record.shippingDestination }),
      ...(record.buyerNote !== undefined && { buyerNote: record.buyerNote }),
      archived: false,
      seenByAHuman: false,
      taxInfo: orderTaxOf(sold.totals, money, view.tax.relief),
      appliedDiscounts: discounts,
      activities: [],
      createdBy: buyerOf(checkout.owner),
      channelInfo: {
        type: (record.channelType ?? 'WEB') as NonNullable<NonNullable<OrderRecord['channelInfo']>['type']>,
      },
      checkoutId: checkout.id,
      ...(record.marketingConsent && { marketingConsent: record.marketingConsent }),
      ...(record.customFields && { customFields: [...record.customFields] }),
      ...(record.formSubmissions && { formSubmissions: [...record.formSubmissions] }),
      additionalFees: orderFeesOf(sold.totals, writing),
      purchaseFlowId: record.purchaseFlowId,
    },
  }
}
