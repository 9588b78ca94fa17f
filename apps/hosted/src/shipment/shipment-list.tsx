import { DateTime, Link } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { Shipment } from './shipments.ts'

const ShipmentCard = ({ shipment, number }: { shipment: Shipment; number: number }) => {
  const words = useWords()
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{words.shipment(number)}</span>
        {shipment.date !== undefined && (
          <span className="text-sm text-muted">
            {words.shippedOn} <DateTime value={shipment.date} />
          </span>
        )}
      </p>
      <p className="text-sm text-muted">
        <bdi>{shipment.items.join(', ')}</bdi>
      </p>
      {(shipment.provider !== undefined || shipment.number !== undefined) && (
        <p className="text-sm break-words">
          {words.tracking}: <bdi>{[shipment.provider, shipment.number].filter(Boolean).join(' ')}</bdi>
        </p>
      )}
      {shipment.href !== undefined && (
        <p>
          <Link href={shipment.href} rel="noreferrer">
            {words.trackShipment}
          </Link>
        </p>
      )}
    </li>
  )
}

const Section = ({ children }: { children: ReactNode }) => {
  const words = useWords()
  return (
    <section aria-labelledby="shipments">
      <h3 id="shipments" className="mb-3 font-display text-xl">
        {words.shipments}
      </h3>
      {children}
    </section>
  )
}

/** Explains why an order has no shipments. */
export const NoShipments = ({ children }: { children: ReactNode }) => (
  <Section>
    <p className="text-muted">{children}</p>
  </Section>
)

/** Lists an order's shipments with tracking links. */
export const ShipmentList = ({ shipments }: { shipments: readonly Shipment[] }) => (
  <Section>
    <ul className="grid list-none gap-3 p-0">
      {shipments.map((shipment, index) => (
        <ShipmentCard key={shipment.id} shipment={shipment} number={index + 1} />
      ))}
    </ul>
  </Section>
)
