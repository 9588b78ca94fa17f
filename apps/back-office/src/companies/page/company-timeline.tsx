import type { CompanyTimelineEntry } from '@vitrine/client'
import { ActivityList, Link, Money } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { companies: texts } = words
const { events } = texts

/** What happened, with a link to it. */
const What = ({ entry }: { entry: CompanyTimelineEntry }): ReactNode => {
  const { type, title = '', entityId, status, amount, currency } = entry
  switch (type) {
    case 'ORDER':
      return (
        <>
          <Link href={`/orders/${entityId}`}>{events.order(title)}</Link>
          {amount !== undefined && currency !== undefined && (
            <>
              {' · '}
              <Money amount={amount} currency={currency} />
            </>
          )}
        </>
      )
    case 'NOTE':
      return <span className="whitespace-pre-line break-words">{events.note(title)}</span>
    case 'PERSON_ADDED':
      return <Link href={`/customers/${entityId}`}>{events.added(title)}</Link>
    case 'PERSON_REMOVED':
      return <Link href={`/customers/${entityId}`}>{events.removed(title)}</Link>
    case 'ROLE_CHANGED':
      return (
        <Link href={`/customers/${entityId}`}>
          {events.role(title, texts.roles[(status as 'BUYER' | undefined) ?? 'BUYER'])}
        </Link>
      )
    case 'TERMS_CHANGED':
      return events.terms(texts.terms[title as 'NET_30'] ?? title)
    case 'CREATED':
      return events.CREATED
    default:
      return type satisfies never
  }
}

const paymentStates: Readonly<Record<string, string>> = words.paymentStates

const statusOf = ({ type, status = '' }: CompanyTimelineEntry): string | undefined =>
  type === 'ORDER' ? (paymentStates[status] ?? status) : undefined

/** Orders, people, notes and payment terms of a company, newest first. */
export const CompanyTimeline = ({ entries }: { entries: readonly CompanyTimelineEntry[] }) => (
  <Section title={texts.timeline}>
    <ActivityList
      items={entries.map((entry) => ({ what: <What entry={entry} />, when: entry.date, where: [statusOf(entry)] }))}
    />
  </Section>
)
