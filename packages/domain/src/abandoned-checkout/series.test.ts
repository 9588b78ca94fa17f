import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayEmail } from './consent.ts'
import { abandonedRules, unorderedEmail } from './rules.ts'
import { decideEmail, decideManualEmail, nextEmailDate, type EmailFacts } from './series.ts'

const start = new Date('2026-11-01T12:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const rules = abandonedRules({
  sendsEmails: true,
  emails: [{ delayMinutes: 0 }, { delayMinutes: 1440 }, { delayMinutes: 4320 }],
})
const facts = (own: Partial<EmailFacts> = {}): EmailFacts => ({
  rules,
  now: start,
  abandonedDate: start,
  touchedDate: later(-60),
  sentCount: 0,
  lastEmailDate: null,
  hasEmail: true,
  isEmpty: false,
  hasOrdered: false,
  isUnsubscribed: false,
  mayEmail: true,
  lastSeriesDate: null,
  ...own,
})

test.each<[string, Partial<EmailFacts>, ReturnType<typeof decideEmail>]>([
  ['sends the first email when it is due', {}, { type: 'send', position: 1 }],
  ['waits for the second', { sentCount: 1, lastEmailDate: start }, { type: 'wait', until: later(1440) }],
  ['waits while the buyer is there', { touchedDate: start }, { type: 'wait', until: later(60) }],
  ['stops after an order', { hasOrdered: true, isEmpty: true }, { type: 'stop', reason: 'ORDERED' }],
  ['stops when emptied', { isEmpty: true }, { type: 'stop', reason: 'EMPTIED' }],
  ['stops without an email', { hasEmail: false }, { type: 'stop', reason: 'NO_EMAIL' }],
  ['stops when unsubscribed', { isUnsubscribed: true }, { type: 'stop', reason: 'UNSUBSCRIBED' }],
  ['stops without consent', { mayEmail: false }, { type: 'stop', reason: 'NO_CONSENT' }],
  ['stops when turned off', { rules: { ...rules, sendsEmails: false } }, { type: 'stop', reason: 'TURNED_OFF' }],
  ['completes after the last', { sentCount: 3, lastEmailDate: start }, { type: 'complete' }],
  ['sends no second series', { lastSeriesDate: later(-29 * 1440) }, { type: 'stop', reason: 'RECENT_SERIES' }],
  ['sends another one later', { lastSeriesDate: later(-30 * 1440) }, { type: 'send', position: 1 }],
])('%s', (_title, own, next) => {
  expect(decideEmail(facts(own))).toEqual(next)
})

test('keeps the pause between emails after an outage', () => {
  const progress = { abandonedDate: start, sentCount: 1, lastEmailDate: later(10_000) }
  expect(nextEmailDate(rules, progress)).toEqual(later(10_000 + 1440))
})

test('lets the store send emails by hand before they are due, but not against the buyer’s will', () => {
  expect(decideManualEmail(facts({ lastSeriesDate: start, touchedDate: start }))).toEqual({ type: 'send', position: 1 })
  expect(decideManualEmail(facts({ sentCount: 3 })).type).toBe('complete')
  expect(decideManualEmail(facts({ mayEmail: false }))).toEqual({ type: 'stop', reason: 'NO_CONSENT' })
})

const consentRules = [
  { country: 'US', rule: 'NONE' as const },
  { country: 'DE', rule: 'EXISTING_CUSTOMER' as const },
]
test.each([
  [['US'], undefined, false, true],
  [['US'], false, true, false],
  [['DE'], undefined, false, false],
  [['DE'], undefined, true, true],
  [['FR'], undefined, true, false],
  [['FR'], true, false, true],
  [['US', 'FR'], undefined, true, false],
  [['US', 'DE'], undefined, true, true],
  [[], undefined, true, false],
])('in %j with consent %s and an earlier order %s, emailing is %s', (countries, consent, isCustomer, allowed) => {
  expect(mayEmail({ rules: consentRules, countries, consent, isCustomer })).toBe(allowed)
})

test('a decline is respected under any rules', () => {
  const rule = fc.constantFrom('CONSENT', 'EXISTING_CUSTOMER', 'NONE')
  const country = fc.constantFrom('US', 'DE', 'JP')
  fc.assert(
    fc.property(fc.array(fc.record({ country, rule })), fc.array(country), fc.boolean(), (given, countries, known) => {
      expect(mayEmail({ rules: given, countries, consent: false, isCustomer: known })).toBe(false)
    }),
  )
})

test('finds emails out of order', () => {
  expect(unorderedEmail([{ delayMinutes: 5 }, { delayMinutes: 9 }, { delayMinutes: 9 }])).toBe(2)
  expect(unorderedEmail(rules.emails)).toBe(-1)
})
