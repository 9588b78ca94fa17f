import type { Fulfillment, Order } from '@vitrine/client'
import { carrierName } from '@vitrine/domain/order/fulfillment/tracking.ts'
import { DateTime, Link } from '@vitrine/ui'
import { useAside } from '../../words/use-words.tsx'

const itemsOf = ({ lineItems }: Order, { lineItems: sent = [] }: Fulfillment): string =>
  sent
    .flatMap(({ id, quantity = 0 }) => {
      const line = lineItems.find((one) => one.id === id)
      return line ? [`${line.productName.translated ?? line.productName.original ?? ''} × ${quantity}`] : []
    })
    .join(', ')

const Shipment = ({ order, parcel, number }: { order: Order; parcel: Fulfillment; number: number }) => {
  const aside = useAside()
  const { shippingProvider, trackingNumber, trackingLink } = parcel.trackingInfo ?? {}
  const tracking = [shippingProvider && carrierName(shippingProvider), trackingNumber].filter(Boolean).join(' ')
  return (
    <li className="grid gap-1 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{aside.shipment(number)}</span>
        {parcel.createdDate && (
          <span className="text-sm text-muted">
            <DateTime value={parcel.createdDate} show="long-date" />
          </span>
        )}
      </p>
      <p className="text-sm text-muted">{itemsOf(order, parcel)}</p>
      {tracking !== '' && <p className="text-sm break-words">{aside.tracking(tracking)}</p>}
      {trackingLink && (
        <p className="text-sm">
          <Link href={trackingLink} rel="noreferrer">
            {aside.trackShipment}
          </Link>
        </p>
      )}
    </li>
  )
}

/** Lists an order's shipments with tracking links. Items that are only packed don't count as shipped. */
export const Shipments = ({ order, parcels }: { order: Order; parcels: readonly Fulfillment[] }) => {
  const aside = useAside()
  const isOfFiles = ({ lineItems: lines = [] }: Fulfillment) =>
    lines.length > 0 && lines.every(({ id }) => order.lineItems.find((line) => line.id === id)?.digitalFile)
  const sent = parcels.filter((parcel) => parcel.completed !== false && !isOfFiles(parcel))
  return sent.length === 0 ? null : (
    <section aria-labelledby="shipments" className="max-w-xl">
      <h2 id="shipments" className="mb-3 font-display text-xl">
        {aside.shipments}
      </h2>
      <ul className="grid list-none gap-3 p-0">
        {sent.map((parcel, index) => (
          <Shipment key={parcel.id} order={order} parcel={parcel} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}
