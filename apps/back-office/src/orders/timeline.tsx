import type { Order, OrderTransactions } from '@vitrine/client'
import { ActivityList } from '@vitrine/ui'
import { Section } from '../section.tsx'
import { words } from '../words/en.ts'
import type { Dispute } from './dispute-evidence.ts'
import { timelineOf } from './timeline-of.ts'

interface TimelineProps {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly disputes: readonly Dispute[]
}

/** What happened to an order, newest first. */
export const Timeline = ({ order, transactions, disputes }: TimelineProps) => (
  <Section title={words.timeline.title}>
    <ActivityList items={timelineOf(order, transactions, disputes)} />
  </Section>
)
