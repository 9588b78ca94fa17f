import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { lineName } from '@vitrine/domain/cart/choices.ts'
import { separateCharges } from '@vitrine/domain/line-facet/facets.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { namedTaxes } from '@vitrine/domain/tax/named-taxes.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { formatRecipientLines } from '../../ground/words/address-lines.ts'
import { presentOrder, type StoredOrder } from '../order/api.ts'
import type { StoredPayment } from '../../money/payment/api.ts'
import type { ReceiptText } from './tables.ts'

const buyerOf = ({ billingInfo, buyerInfo, buyerLanguage = 'en' }: Order): string[] => {
  const lines = [...formatRecipientLines(billingInfo ?? {}, buyerLanguage), billingInfo?.contactDetails?.vatId?.id]
  const known = lines.flatMap((line) => line || [])
  return known.length > 0 ? known : [buyerInfo.email ?? ''].filter(Boolean)
}

const methodOf = ({ body: { regularPaymentDetails } }: StoredPayment): string | undefined => {
  const { creditCardDetails, paymentMethodName } = regularPaymentDetails ?? {}
  const { brand, lastFourDigits } = creditCardDetails ?? {}
  if (brand && lastFourDigits) return `${brand} •••• ${lastFourDigits}`
  return paymentMethodName?.buyerLanguageName ?? paymentMethodName?.siteLanguageName
}

/** Sums the taxes of an order by name. */
const taxesOf = ({ taxInfo }: Order, minorOf: (amount?: string) => Minor) =>
  namedTaxes(
    (taxInfo?.taxBreakdown ?? []).map(({ taxName, rate, aggregatedTaxAmount }) => ({
      taxName,
      rate,
      amount: minorOf(aggregatedTaxAmount?.amount),
    })),
  )

/** Builds the text of a receipt, which stays the same when the order or the store's settings change later. */
export const receiptText = (
  stored: StoredOrder,
  { site, payment }: { site: Site; payment: StoredPayment },
): ReceiptText => {
  const order = presentOrder(stored)
  const currency = order.currency ?? site.currency
  const money = createMoneyWriter({ currency, language: site.language })
  const price = (minor: Minor) => money.price(minor)
  const minorOf = (amount = '0') => toMinor(amount, currency)
  const { shipping, discount, tax, total } = order.priceSummary
  const charged = (name: 'delivery' | 'discount' | 'tax', amount: string | undefined) =>
    minorOf(amount) === 0 ? {} : { [name]: price(minorOf(amount)) }
  const method = methodOf(payment)
  const taxes = taxesOf(order, minorOf)
  const fees = separateCharges(order).map((charge) => ({
    name: charge.name,
    amount: price(minorOf(charge.price?.amount)),
  }))
  return {
    ...(order.buyerLanguage && { buyerLanguage: order.buyerLanguage }),
    orderNumber: order.number,
    orderDate: stored.created_date.toISOString(),
    store: { name: site.name, ...(site.settings.contactEmail && { email: site.settings.contactEmail }) },
    buyer: buyerOf(order),
    ...(order.billingInfo?.address?.country && { buyerCountry: order.billingInfo.address.country }),
    items: order.lineItems.map((line) => ({
      name: lineName(line, 'buyer'),
      quantity: line.quantity,
      amount: price(minorOf(lineAmount(line))),
    })),
    ...charged('delivery', shipping?.amount),
    ...(fees.length > 0 && { fees }),
    ...charged('discount', discount?.amount),
    ...charged('tax', tax?.amount),
    ...(taxes && { taxes: taxes.map(({ name, rate, amount }) => ({ name, rate, amount: price(amount) })) }),
    taxIncluded: order.taxIncludedInPrices ?? false,
    total: price(minorOf(total.amount)),
    ...(method !== undefined && { method }),
  }
}
