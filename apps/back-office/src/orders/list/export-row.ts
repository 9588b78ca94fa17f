import type { Order } from '@vitrine/client'
import { zonedTimeText } from '@vitrine/domain/time/wall-time.ts'
import { words } from '../../words/words.ts'
import { tagName, tagIdsOf, type TagNames } from '../tags/tag-names.ts'

const { desk: texts } = words

const nameIn = (contact: Order['billingInfo']): string => {
  const { firstName, lastName } = contact?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ')
}

const skusOf = ({ lineItems }: Order): string =>
  lineItems
    .flatMap(({ physicalProperties, quantity }) =>
      physicalProperties?.sku ? [`${physicalProperties.sku} × ${quantity}`] : [],
    )
    .join(', ')

const channelOf = ({ channelInfo }: Order): string =>
  (words.channels as Readonly<Record<string, string>>)[channelInfo?.type ?? ''] ?? channelInfo?.type ?? ''

/** Tag names and time zone used in the file. */
export interface ExportContext {
  readonly tagNames: TagNames
  readonly timeZone: string
}

/** Formats an order as a row, in the order of the columns. */
export const exportRow = (order: Order, { tagNames, timeZone }: ExportContext): string[] => {
  const { billingInfo, recipientInfo, buyerInfo, priceSummary, balanceSummary, shippingInfo } = order
  const { addressLine, postalCode, city, subdivision, country } = recipientInfo?.address ?? {}
  const amounts = [priceSummary.subtotal, priceSummary.discount, priceSummary.shipping, priceSummary.tax]
  const cells: readonly (string | undefined)[] = [
    order.number,
    zonedTimeText(timeZone, order.createdDate),
    nameIn(billingInfo) || nameIn(recipientInfo),
    billingInfo?.contactDetails?.company ?? order.company?.name,
    billingInfo?.contactDetails?.vatId?.id,
    buyerInfo.email,
    billingInfo?.contactDetails?.phone ?? recipientInfo?.contactDetails?.phone,
    words.wholeOrderStates[order.status],
    words.paymentStates[order.paymentStatus],
    words.fulfillmentStates[order.fulfillmentStatus],
    String(order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)),
    skusOf(order),
    ...amounts.map((price) => price?.amount),
    priceSummary.total.amount,
    balanceSummary?.refunded?.amount,
    order.company?.dueDate,
    order.currency,
    shippingInfo?.title,
    nameIn(recipientInfo),
    addressLine,
    postalCode,
    city,
    subdivision,
    country,
    channelOf(order),
    tagIdsOf(order)
      .map((id) => tagName(tagNames, id))
      .join(', '),
    order.archived ? texts.yes : texts.no,
    order.buyerNote,
  ]
  return cells.map((cell) => cell ?? '')
}
