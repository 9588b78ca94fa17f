import { expect, test } from 'vitest'
import { wallTimeIn } from '@vitrine/domain/time/wall-time.ts'
import { Complaints } from '../form/field-errors.ts'
import { endOfDayIn, momentIn, shownName } from './read-dates.ts'

const formOf = (entries: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

test('what is typed is read by the clock of the store', () => {
  const form = formOf({ start: '2027-02-01T00:00', end: '2027-02-01', none: '' })
  expect(momentIn(form, 'start', 'Pacific/Auckland')).toEqual(new Date('2027-01-31T11:00:00Z'))
  expect(endOfDayIn(form, 'end', 'Pacific/Auckland')).toEqual(new Date('2027-02-01T10:59:59Z'))
  expect(momentIn(form, 'none', 'Pacific/Auckland')).toBeUndefined()
  expect(endOfDayIn(form, 'none', 'Pacific/Auckland')).toBeUndefined()
})

test('a day ends with its last second, however long it is', () => {
  const form = formOf({ spring: '2026-03-29', autumn: '2026-10-25' })
  expect(endOfDayIn(form, 'spring', 'Europe/Berlin')).toEqual(new Date('2026-03-29T21:59:59Z'))
  expect(endOfDayIn(form, 'autumn', 'Europe/Berlin')).toEqual(new Date('2026-10-25T22:59:59Z'))
})

test.each(['2026-10-25T01:30:00.000Z', '2026-11-01T08:00:59.999Z'])(
  '%s is saved as it was where nobody changes it',
  (moment) => {
    const typed = wallTimeIn('Europe/Berlin', new Date(moment))
    const form = formOf({ start: typed, [shownName('start')]: moment })
    expect(momentIn(form, 'start', 'Europe/Berlin')?.toISOString()).toBe(moment)
    form.set('start', '2026-12-01T00:00')
    expect(momentIn(form, 'start', 'Europe/Berlin')).toEqual(new Date('2026-11-30T23:00:00Z'))
  },
)

test('a text that is no date is complained of at its field', () => {
  const form = formOf({ start: 'soon', end: 'soon' })
  expect(() => momentIn(form, 'start', 'UTC')).toThrow(Complaints)
  expect(() => endOfDayIn(form, 'end', 'UTC')).toThrow(Complaints)
})
