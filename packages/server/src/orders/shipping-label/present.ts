import type { LabelQuote, LabelRate, ShippingLabel } from '@vitrine/contract/entities/orders/shipping-labels.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { StoredLabel, StoredQuote } from './store.ts'
import type { OfferedRate } from './tables.ts'

/** Validity of a quote. */
const quoteHours = 24

export const expirationOf = (created: Date): Date => new Date(created.getTime() + quoteHours * 60 * 60 * 1000)

/** Presents a rate in the currency of the carrier. */
const presentRate = (rate: OfferedRate, { language }: Pick<Site, 'language'>): LabelRate => {
  const { id, carrier, service, serviceName, amount, currency, price, days, deliveryTime } = rate
  const money = createMoneyWriter({ currency, language })
  return {
    id,
    carrier,
    service,
    serviceName,
    currency,
    cost: money.price(amount),
    ...(price !== undefined && { price: money.price(price) }),
    ...(price !== undefined && price > amount && { handlingFee: money.price(price - amount) }),
    ...(days !== undefined && { days }),
    ...(deliveryTime !== undefined && { deliveryTime }),
  }
}

export const presentQuote = ({ id, order_id, body, created_date }: StoredQuote, site: Site): LabelQuote => ({
  id,
  orderId: order_id,
  package: body.package,
  items: [...body.items],
  weight: body.weight,
  weightUnit: body.weightUnit,
  rates: body.rates.map((rate) => presentRate(rate, site)),
  createdDate: created_date.toISOString(),
  expirationDate: expirationOf(created_date).toISOString(),
})

export const presentLabel = (label: StoredLabel, site: Pick<Site, 'language'>): ShippingLabel => {
  const { body } = label
  return {
    id: label.id,
    orderId: label.order_id,
    orderNumber: label.order_number,
    status: label.status,
    purpose: body.purpose,
    provider: body.provider,
    mode: body.mode,
    ...(label.fulfillment_id !== null && { fulfillmentId: label.fulfillment_id }),
    items: [...body.items],
    package: body.package,
    weight: body.weight,
    weightUnit: body.weightUnit,
    rate: presentRate(body.rate, site),
    ...(body.trackingNumber !== undefined && { trackingNumber: body.trackingNumber }),
    ...(body.trackingLink !== undefined && { trackingLink: body.trackingLink }),
    ...(body.reason !== undefined && { reason: body.reason }),
    createdDate: label.created_date.toISOString(),
    updatedDate: label.updated_date.toISOString(),
  }
}
