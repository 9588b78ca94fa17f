import type { Order, OrderTransactions } from '@vitrine/client'
import { ActivityList } from '@vitrine/ui'
import { Section } from '../section.tsx'
import { words } from '../words/en.ts'
import { timelineOf } from './timeline-of.ts'

/** What happened to an order, newest first. */
export const Timeline = ({ order, transactions }: { order: Order; transactions: OrderTransactions }) => (
  <Section title={words.timeline.title}>
    <ActivityList items={timelineOf(order, transactions)} />
  </Section>
)
