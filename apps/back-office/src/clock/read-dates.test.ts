import { expect, test } from 'vitest'
import { wallTimeIn } from '@vitrine/domain/time/wall-time.ts'
import { FieldErrors } from '../form/field-errors.ts'
import { endOfDayIn, momentIn, initialFieldName } from './read-dates.ts'

const formOf = (entries: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

test("reads dates in the store's time zone", () => {
  const form = formOf({ start: '2027-02-01T00:00', end: '2027-02-01', none: '' })
  expect(momentIn(form, 'start', 'Pacific/Auckland')).toEqual(new Date('2027-01-31T11:00:00Z'))
  expect(endOfDayIn(form, 'end', 'Pacific/Auckland')).toEqual(new Date('2027-02-01T10:59:59Z'))
  expect(momentIn(form, 'none', 'Pacific/Auckland')).toBeUndefined()
  expect(endOfDayIn(form, 'none', 'Pacific/Auckland')).toBeUndefined()
})

test('reads the end of a day as its last second, even when the clocks change', () => {
  const form = formOf({ spring: '2026-03-29', autumn: '2026-10-25' })
  expect(endOfDayIn(form, 'spring', 'Europe/Berlin')).toEqual(new Date('2026-03-29T21:59:59Z'))
  expect(endOfDayIn(form, 'autumn', 'Europe/Berlin')).toEqual(new Date('2026-10-25T22:59:59Z'))
})

test.each(['2026-10-25T01:30:00.000Z', '2026-11-01T08:00:59.999Z'])('keeps %s if the field is unchanged', (moment) => {
  const typed = wallTimeIn('Europe/Berlin', new Date(moment))
  const form = formOf({ start: typed, [initialFieldName('start')]: moment })
  expect(momentIn(form, 'start', 'Europe/Berlin')?.toISOString()).toBe(moment)
  form.set('start', '2026-12-01T00:00')
  expect(momentIn(form, 'start', 'Europe/Berlin')).toEqual(new Date('2026-11-30T23:00:00Z'))
})

test('reports an invalid date at its field', () => {
  const form = formOf({ start: 'soon', end: 'soon' })
  expect(() => momentIn(form, 'start', 'UTC')).toThrow(FieldErrors)
  expect(() => endOfDayIn(form, 'end', 'UTC')).toThrow(FieldErrors)
})
