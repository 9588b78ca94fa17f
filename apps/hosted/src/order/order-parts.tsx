import { Image, PostalAddress, SummaryList } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { OrderView } from '../account/orders/order-view.ts'
import type { Line } from '../text/line.ts'
import { NoShipments, ShipmentList } from '../shipment/shipment-list.tsx'
import { useWords } from '../words/use-words.tsx'

/** Lists the line items. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const words = useWords()
  return (
    <ul className="list-none divide-y divide-line p-0" aria-label={words.orderItems}>
      {lines.map(({ id, name, choices, quantity, price, picture }) => (
        <li key={id} className="flex items-start gap-4 py-4 first:pt-0">
          {picture !== undefined && <Image fixed className="rounded-md" src={picture} alt="" width={72} height={72} />}
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi>{choices}</bdi> {words.quantity(quantity)}
            </p>
          </div>
          <p className="tabular-nums">
            <bdi>{price}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Shipments, or that nothing has shipped yet. */
export const Shipments = ({ order: { shipments, isAwaited, isPickup } }: { order: OrderView }) => {
  const words = useWords()
  if (shipments.length > 0) return <ShipmentList shipments={shipments} />
  return isAwaited ? <NoShipments>{isPickup ? words.notReadyYet : words.notShippedYet}</NoShipments> : null
}

/** A part with a small title. */
export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-1 font-sans text-sm text-muted">{title}</h2>
    {children}
  </section>
)

/** Delivery or pickup address, and the chosen time slot. */
export const Places = ({ order: { address, pickup, isPickup, delivery, deliveryTime } }: { order: OrderView }) => {
  const words = useWords()
  const lines = isPickup ? pickup : address
  return (
    <>
      {delivery !== undefined && lines.length > 0 && (
        <Titled title={isPickup ? words.pickUpAt : words.deliveryAddress}>
          <PostalAddress lines={lines} />
        </Titled>
      )}
      {deliveryTime !== undefined && (
        <Titled title={words.chosenTime}>
          <p>
            <bdi>{deliveryTime}</bdi>
          </p>
        </Titled>
      )}
    </>
  )
}

/** Totals and payment status. */
export const Totals = ({ order }: { order: OrderView }) => {
  const words = useWords()
  const { subtotal, discounts, delivery, isDeliveryFree, deliveryTitle, fees, taxes, total, payment } = order
  const { reverseChargeFor } = order
  const why = order.deliveryDiscount === undefined ? '' : ` (${order.deliveryDiscount})`
  const deliveryLabel = `${words.delivery}${deliveryTitle === undefined ? '' : `: ${deliveryTitle}`}${why}`
  return (
    <SummaryList
      rows={[
        { label: words.subtotal, value: subtotal },
        ...discounts.map(({ label, amount }) => ({ label, value: amount })),
        ...(delivery === undefined ? [] : [{ label: deliveryLabel, value: isDeliveryFree ? words.free : delivery }]),
        ...fees.map(({ name, amount }) => ({ label: name, value: amount })),
        ...taxes,
        ...(reverseChargeFor === undefined ? [] : [{ label: words.reverseCharge, value: reverseChargeFor }]),
        { label: words.total, value: total, strong: true },
        { label: words.paymentStatus, value: payment },
      ]}
    />
  )
}
