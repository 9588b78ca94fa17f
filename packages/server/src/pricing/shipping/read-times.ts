import type { DeliveryTimeWindow, TimeOfDay as SentTime } from '@vitrine/contract/entities/pricing/delivery-times.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { minutesOf, type TimeOfDay } from '@vitrine/domain/time/local-time.ts'
import type { Duration } from '@vitrine/domain/shipping/schedule.ts'
import { required, invalidBecause } from '../../ground/base/refusal.ts'
import type { WindowRecord } from './tables.ts'

/** Reads a time of day. Minutes are optional. */
export const readTime = ({ hours, minutes = 0 }: Input<SentTime>, field: string): TimeOfDay => ({
  hours: required(hours, `${field}.hours`),
  minutes,
})

export const readWindow = ({ day, start, end, enabled }: Input<DeliveryTimeWindow>, field: string): WindowRecord => {
  const [from, to] = [
    readTime(required(start, `${field}.start`), `${field}.start`),
    readTime(required(end, `${field}.end`), `${field}.end`),
  ]
  if (minutesOf(to) !== 0 && minutesOf(to) <= minutesOf(from))
    throw invalidBecause(`${field}.end`, 'NOT_AFTER_START', { description: 'must be after start' })
  return { day: required(day, `${field}.day`), start: from, end: to, ...(enabled !== undefined && { enabled }) }
}

export const readWindows = (windows: readonly Input<DeliveryTimeWindow>[], field: string): WindowRecord[] =>
  windows.map((window, index) => readWindow(window, `${field}[${index}]`))

export const readDuration = ({ value, unit }: Partial<Duration>, field: string): Duration => ({
  value: required(value, `${field}.value`),
  unit: required(unit, `${field}.unit`),
})
