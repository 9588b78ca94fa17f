import type { Order, OrderTransactions } from '@vitrine/client'
import { ActivityList } from '@vitrine/ui'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import type { Dispute } from '../disputes/dispute-evidence.ts'
import { AddNote, Note } from './notes.tsx'
import { timelineEntries, type TimelineEntry } from './timeline-entries.ts'

interface TimelineProps {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly disputes: readonly Dispute[]
}

const Happened = ({ order, what, noteId }: { order: Order } & Pick<TimelineEntry, 'what' | 'noteId'>) =>
  noteId === undefined ? what : <Note order={order} id={noteId} message={what} />

/** Events and notes of an order, newest first. */
export const Timeline = ({ order, transactions, disputes }: TimelineProps) => (
  <Section title={words.timeline.title}>
    <p className="mb-3">
      <AddNote order={order} />
    </p>
    <ActivityList
      items={timelineEntries(order, transactions, disputes).map(({ what, noteId, ...happening }) => ({
        ...happening,
        what: <Happened order={order} what={what} {...(noteId !== undefined && { noteId })} />,
      }))}
    />
  </Section>
)
