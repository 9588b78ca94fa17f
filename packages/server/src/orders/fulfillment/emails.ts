import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { carrierName } from '@vitrine/domain/order/fulfillment/tracking.ts'
import type { Block, Email } from '../../ground/mail/email.ts'
import { heading, link, opening, paragraph } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { isPickup, itemOf, orderTemplate, placeBlocks, writeOrderEmail } from '../order/api.ts'

interface About {
  readonly site: Site
  readonly fulfillment: Fulfillment
}

/** Contents of a parcel, one row per line item. */
const contents = (order: Order, { fulfillment: { lineItems = [] }, site }: About, speech: Speech): Block => ({
  type: 'items',
  items: lineItems.flatMap(({ id, quantity = 1 }) => {
    const line = order.lineItems.find((one) => one.id === id)
    return line ? [itemOf(line, { site, speech, quantity })] : []
  }),
})

const tracking = ({ trackingInfo }: Fulfillment, { words }: Speech): Block[] => {
  const { trackingNumber, trackingLink, shippingProvider } = trackingInfo ?? {}
  const parcel = [shippingProvider && carrierName(shippingProvider), trackingNumber].filter(Boolean).join(' ')
  return [
    ...(trackingNumber ? [paragraph(words.order.tracking(parcel))] : []),
    ...(trackingLink ? [link(words.order.trackShipment, trackingLink)] : []),
  ]
}

type OrderWords = Speech['words']['order']

/** The kind of the email for items that were shipped, or are ready for pickup, and the activity that records it. */
export const shippedKind = (order: Pick<Order, 'shippingInfo'>) =>
  isPickup(order)
    ? ({ kind: 'ORDER_READY_FOR_PICKUP', activity: 'PICKUP_READY_EMAIL_SENT' } as const)
    : ({ kind: 'ORDER_SHIPPED', activity: 'SHIPPING_CONFIRMATION_EMAIL_SENT' } as const)

/** Subject and title for a shipment, or for items ready for pickup. */
const shipmentWords = (order: Order, left: number, words: OrderWords) => {
  const isPart = left > 0
  if (isPickup(order))
    return {
      subject: isPart ? words.readyPartSubject : words.readySubject,
      title: isPart ? words.readyPartTitle : words.readyTitle,
      more: words.moreToFetch,
    }
  return {
    subject: isPart ? words.shippedPartSubject : words.shippedSubject,
    title: isPart ? words.shippedPartTitle : words.shippedTitle,
    more: words.itemsRemaining,
  }
}

/** Writes the email for items that were shipped or are ready for pickup, and whether more will follow. */
export const shippedEmail = (order: Order, { site, fulfillment, left }: About & { readonly left: number }): Email =>
  writeOrderEmail(order, site, (speech) => {
    const sent = shipmentWords(order, left, speech.words.order)
    return {
      template: orderTemplate(shippedKind(order).kind, order),
      subject: sent.subject(order.number, site.name),
      blocks: [
        heading(sent.title),
        contents(order, { site, fulfillment }, speech),
        ...(left > 0 ? [paragraph(sent.more(left))] : []),
        ...(isPickup(order) ? placeBlocks(order, { site, speech }) : []),
        ...tracking(fulfillment, speech),
      ],
    }
  })

/** Writes the email for new or changed tracking of an earlier shipment. */
export const trackingEmail = (
  order: Order,
  { site, fulfillment, isFirst }: About & { readonly isFirst: boolean },
): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      template: orderTemplate('TRACKING_CHANGED', order),
      subject: words.trackingSubject(order.number, site.name),
      blocks: [
        heading(isFirst ? words.trackingAddedTitle : words.trackingChangedTitle),
        opening(isFirst ? words.trackingAddedText(order.number) : words.trackingChangedText(order.number)),
        contents(order, { site, fulfillment }, speech),
        ...tracking(fulfillment, speech),
      ],
    }
  })

/** Writes the email for an announced shipment that was canceled. */
export const parcelCanceledEmail = (order: Order, { site, fulfillment }: About): Email =>
  writeOrderEmail(order, site, (speech) => {
    const { order: words } = speech.words
    return {
      template: orderTemplate('SHIPMENT_CANCELED', order),
      subject: words.parcelCanceledSubject(order.number, site.name),
      blocks: [
        heading(words.parcelCanceledTitle),
        opening(words.parcelCanceledText(order.number)),
        contents(order, { site, fulfillment }, speech),
        ...(order.status === 'CANCELED' ? [] : [paragraph(words.parcelCanceledNext)]),
      ],
    }
  })
