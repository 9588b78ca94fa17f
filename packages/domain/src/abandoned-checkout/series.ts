import type { AbandonedCheckoutRecovery } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import type { AbandonedRules } from './rules.ts'

export type StopReason = NonNullable<AbandonedCheckoutRecovery['stopReason']>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Most emails for a checkout, including those sent by hand. */
const maxEmails = 3

/** The progress of a series of emails. */
export interface Progress {
  readonly abandonedDate: Date
  readonly sentCount: number
  /** When the last email was sent. */
  readonly lastEmailDate: Date | null
}

export interface EmailFacts extends Progress {
  readonly rules: AbandonedRules
  readonly now: Date
  /** When the buyer last changed the checkout. */
  readonly touchedDate: Date
  readonly hasEmail: boolean
  readonly isEmpty: boolean
  /** Whether the buyer has ordered since they abandoned it. */
  readonly hasOrdered: boolean
  readonly isUnsubscribed: boolean
  readonly mayEmail: boolean
  /** When the buyer last got the first email of a series. */
  readonly lastSeriesDate: Date | null
}

export type NextEmail =
  | { readonly type: 'send'; readonly position: number }
  | { readonly type: 'wait'; readonly until: Date }
  | { readonly type: 'complete' }
  | { readonly type: 'stop'; readonly reason: StopReason }

const after = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs)
const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)))

/**
 * Returns when the next email is due; `undefined` if there is none. After an outage, emails keep the pause between
 * them.
 */
export const nextEmailDate = (
  { emails }: AbandonedRules,
  { abandonedDate, sentCount, lastEmailDate }: Progress,
): Date | undefined => {
  const [before, next] = [emails[sentCount - 1], emails[sentCount]]
  if (!next || sentCount >= maxEmails) return undefined
  const due = after(abandonedDate, next.delayMinutes)
  if (!lastEmailDate) return due
  return latest(due, after(lastEmailDate, next.delayMinutes - (before?.delayMinutes ?? 0)))
}

/** Returns why no email may be sent, apart from its date. */
const refusalOf = (facts: EmailFacts): StopReason | undefined => {
  if (facts.hasOrdered) return 'ORDERED'
  if (facts.isEmpty) return 'EMPTIED'
  if (!facts.hasEmail) return 'NO_EMAIL'
  if (facts.isUnsubscribed) return 'UNSUBSCRIBED'
  return facts.mayEmail ? undefined : 'NO_CONSENT'
}

const hadRecentSeries = ({ sentCount, lastSeriesDate, now, rules }: EmailFacts): boolean =>
  sentCount === 0 &&
  lastSeriesDate !== null &&
  now.getTime() - lastSeriesDate.getTime() < rules.seriesIntervalDays * dayMs

/** Decides whether the next email of a series is sent now, later or not at all. */
export const decideEmail = (facts: EmailFacts): NextEmail => {
  const { rules, now, sentCount, touchedDate } = facts
  const refusal = refusalOf(facts)
  if (refusal) return { type: 'stop', reason: refusal }
  const due = rules.sendsEmails ? nextEmailDate(rules, facts) : undefined
  if (!due) return sentCount > 0 ? { type: 'complete' } : { type: 'stop', reason: 'TURNED_OFF' }
  if (hadRecentSeries(facts)) return { type: 'stop', reason: 'RECENT_SERIES' }
  // A buyer who has returned is not interrupted.
  const until = latest(due, after(touchedDate, rules.delayMinutes))
  return until > now ? { type: 'wait', until } : { type: 'send', position: sentCount + 1 }
}

/** Decides whether the store may send the next email by hand, whatever the schedule. */
export const decideManualEmail = (facts: EmailFacts): NextEmail => {
  const refusal = refusalOf(facts)
  if (refusal) return { type: 'stop', reason: refusal }
  if (facts.sentCount >= maxEmails) return { type: 'complete' }
  return { type: 'send', position: facts.sentCount + 1 }
}
