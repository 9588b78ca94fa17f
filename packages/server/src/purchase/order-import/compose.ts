import type { ExternalOrder } from '@vitrine/contract/calls/orders/order-import.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { checkSums, type CheckedSums, type ExternalLine, type SumsDecision } from '@vitrine/domain/order/amount/sums.ts'
import { priceToMinor } from '../../ground/base/amounts.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter, type MoneyWriter } from '../../ground/words/money-writer.ts'
import type { OrderRecord } from '../../orders/order/api.ts'

/** Fields that external and imported orders share. */
export type ExternalOrderFields = Omit<
  ExternalOrder,
  'id' | 'number' | 'status' | 'paymentStatus' | 'fulfillmentStatus'
>
type SentLine = ExternalOrderFields['lineItems'][number]

/** An order without its number, dates and statuses. */
export type ComposedOrder = Omit<OrderRecord, 'id' | 'createdDate' | 'purchasedDate' | 'balanceSummary' | 'activities'>

const readLine = (line: SentLine, field: string, currency: string): ExternalLine => {
  const price = priceToMinor(line.price, { field: `${field}.price`, currency })
  if (price === undefined) throw invalidField(`${field}.price`, 'must be set', 'REQUIRED_FIELD')
  return {
    price,
    quantity: line.quantity,
    discount: priceToMinor(line.totalDiscount, { field: `${field}.totalDiscount`, currency }) ?? 0,
    tax: priceToMinor(line.taxInfo?.taxAmount, { field: `${field}.taxInfo.taxAmount`, currency }) ?? 0,
  }
}

const refuseSums = (refused: Extract<SumsDecision, { ok: false }>, money: MoneyWriter): never => {
  const text = (amount: Minor) => money.price(amount).amount!
  if (refused.part === 'line') {
    const field = `order.lineItems[${refused.index}].totalDiscount`
    throw invalidField(field, `must be at most ${text(refused.atMost)}, what the line costs`, 'MAX')
  }
  const field = `order.priceSummary.${refused.part}`
  if (refused.part === 'discount') {
    const bounds = `between ${text(refused.atLeast)}, the discounts of the line items, and ${text(refused.atMost)}`
    throw invalidField(field, `must be ${bounds}`)
  }
  throw invalidField(field, `must be ${text(refused.expected)}, as the parts add up`)
}

/** Reads the amounts of an external order, and checks that they add up to its total. */
const readSums = (sent: ExternalOrderFields, site: Site, isTaxIncluded: boolean): CheckedSums => {
  const { currency } = site
  const { subtotal, shipping, tax, discount, total, totalAdditionalFees: fees } = sent.priceSummary
  const amount = (name: string, price: typeof tax) =>
    priceToMinor(price, { field: `order.priceSummary.${name}`, currency })
  const lines = sent.lineItems.map((line, index) => readLine(line, `order.lineItems[${index}]`, currency))
  const decision = checkSums(lines, {
    subtotal: amount('subtotal', subtotal),
    shipping: amount('shipping', shipping) ?? 0,
    fees: amount('totalAdditionalFees', fees) ?? 0,
    discount: amount('discount', discount),
    tax: amount('tax', tax),
    total: amount('total', total),
    isTaxIncluded,
  })
  return decision.ok ? decision.sums : refuseSums(decision, createMoneyWriter(site))
}

const refuseDuplicates = ({ lineItems }: ExternalOrderFields): void => {
  const duplicate = lineItems.findIndex(({ id }, index) =>
    lineItems.slice(0, index).some((other) => id !== undefined && other.id === id),
  )
  if (duplicate >= 0) throw invalidField(`order.lineItems[${duplicate}].id`, 'must be named once')
}

/** Composes the record of an external order and its total. Refuses invalid amounts. */
export const composeExternalOrder = (
  { newId }: Pick<Context, 'newId'>,
  sent: ExternalOrderFields,
  site: Site,
): { record: ComposedOrder; total: Minor } => {
  if (sent.currency !== undefined && sent.currency !== site.currency) {
    throw invalidField('order.currency', `must be ${site.currency}, the currency of the store`)
  }
  if (sent.channelInfo.type === undefined) throw invalidField('order.channelInfo.type', 'must be set', 'REQUIRED_FIELD')
  refuseDuplicates(sent)
  const isTaxIncluded = sent.taxIncludedInPrices ?? site.settings.taxIncludedInPrices
  const sums = readSums(sent, site, isTaxIncluded)
  const money = createMoneyWriter(site)
  const { lineItems, priceSummary: _sums, buyerLanguage, shippingInfo, recipientInfo, channelInfo, ...rest } = sent
  const destination = recipientInfo ?? shippingInfo?.logistics?.shippingDestination
  return {
    total: sums.total,
    record: {
      ...rest,
      lineItems: lineItems.map((line, index) => ({
        ...line,
        id: line.id ?? newId(),
        price: money.price(priceToMinor(line.price, { field: '', currency: site.currency })!),
        priceBeforeDiscounts: line.price,
        totalDiscount: money.price(priceToMinor(line.totalDiscount, { field: '', currency: site.currency }) ?? 0),
        lineItemPrice: money.price(sums.lines[index]!.subtotal),
        totalPriceBeforeTax: money.price(sums.lines[index]!.beforeTax),
        totalPriceAfterTax: money.price(sums.lines[index]!.afterTax),
      })),
      buyerInfo: sent.buyerInfo ?? {},
      buyerLanguage: buyerLanguage ?? site.language,
      siteLanguage: site.language,
      weightUnit: sent.weightUnit ?? site.settings.weightUnit,
      currency: site.currency,
      taxIncludedInPrices: isTaxIncluded,
      priceSummary: {
        subtotal: money.price(sums.subtotal),
        shipping: money.price(sums.shipping),
        tax: money.price(sums.tax),
        discount: money.price(sums.discount),
        total: money.price(sums.total),
        totalAdditionalFees: money.price(sums.fees),
      },
      ...(destination && { recipientInfo: destination }),
      ...((shippingInfo || destination) && {
        shippingInfo: {
          ...(shippingInfo?.title !== undefined && { title: shippingInfo.title }),
          logistics: { ...shippingInfo?.logistics, ...(destination && { shippingDestination: destination }) },
          cost: { price: money.price(sums.shipping) },
        },
      }),
      archived: sent.archived ?? false,
      seenByAHuman: sent.seenByAHuman ?? false,
      taxInfo: { ...sent.taxInfo, totalTax: money.price(sums.tax) },
      appliedDiscounts: [],
      additionalFees: [],
      channelInfo,
    },
  }
}
