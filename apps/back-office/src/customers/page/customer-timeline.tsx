import type { CustomerTimelineEntry } from '@vitrine/client'
import { ActivityList, Link, Money } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { customers: texts } = words
const { events } = texts

type Labels = Readonly<Record<string, string>>
const labelIn = (labels: Labels, status: string | undefined): string | undefined =>
  status === undefined ? undefined : (labels[status] ?? status)

const Sum = ({ amount, currency }: CustomerTimelineEntry) =>
  amount === undefined || currency === undefined ? null : (
    <>
      {' · '}
      <Money amount={amount} currency={currency} />
    </>
  )

/** What happened, with a link to it. */
const What = ({ entry }: { entry: CustomerTimelineEntry }): ReactNode => {
  const { type, title = '', entityId, status, channel } = entry
  switch (type) {
    case 'ORDER':
      return (
        <>
          <Link href={`/orders/${entityId}`}>{events.order(title)}</Link>
          <Sum {...entry} />
        </>
      )
    case 'RETURN':
      return <Link href="/orders/returns">{events.orderReturn(title)}</Link>
    case 'ABANDONED_CHECKOUT':
      return (
        <>
          <Link href={`/orders/abandoned/${entityId}`}>{events.ABANDONED_CHECKOUT}</Link>
          <Sum {...entry} />
        </>
      )
    case 'CONSENT':
      return `${events.CONSENT[status as 'SUBSCRIBED']} ${texts.consentChannels[channel ?? 'EMAIL']}`
    case 'NOTE':
      return <span className="whitespace-pre-line break-words">{events.note(title)}</span>
    case 'EMAIL':
      return <span className="break-words">{events.email(title)}</span>
    case 'MERGED':
      return <span className="break-words">{events.merged(title)}</span>
    case 'CREATED':
    case 'IMPORTED':
      return events[type]
    default:
      return type satisfies never
  }
}

const statusOf = ({ type, status, source }: CustomerTimelineEntry): string | undefined => {
  if (type === 'ORDER') return labelIn(words.wholeOrderStates, status)
  if (type === 'RETURN') return labelIn(words.returns.states, status)
  if (type === 'EMAIL') return labelIn(texts.emailStates, status)
  if (type === 'ABANDONED_CHECKOUT') return labelIn(texts.checkoutStates, status)
  return type === 'CONSENT' ? labelIn(texts.consentSources, source) : undefined
}

/** Orders, returns, consents, notes and emails of a customer, newest first. */
export const CustomerTimeline = ({ entries }: { entries: readonly CustomerTimelineEntry[] }) => (
  <Section title={texts.timeline}>
    <ActivityList
      items={entries.map((entry) => ({ what: <What entry={entry} />, when: entry.date, where: [statusOf(entry)] }))}
    />
  </Section>
)
