import type { Order } from '@vitrine/client'
import { ActivityList } from '@vitrine/ui'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { AddNote, Note } from './notes.tsx'
import { timelineEntries, type TimelineEntry, type TimelineSources } from './timeline-entries.ts'

const Happened = ({ order, what, noteId }: { order: Order } & Pick<TimelineEntry, 'what' | 'noteId'>) =>
  noteId === undefined ? what : <Note order={order} id={noteId} message={what} />

/** Events and notes of an order, newest first. */
export const Timeline = (sources: TimelineSources) => (
  <Section title={words.timeline.title}>
    <p className="mb-3">
      <AddNote order={sources.order} />
    </p>
    <ActivityList
      items={timelineEntries(sources).map(({ what, noteId, ...happening }) => ({
        ...happening,
        what: <Happened order={sources.order} what={what} {...(noteId !== undefined && { noteId })} />,
      }))}
    />
  </Section>
)
