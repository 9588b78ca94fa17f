import type { Address, TimeSlot } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'

/** Formats a time slot in the store's time zone, short enough for a phone. `undefined` if there is none. */
export const timeText = ({ from, to, timeZone }: TimeSlot = {}, locale: string): string | undefined => {
  if (!from) return undefined
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  })
  return to ? format.formatRange(from, to) : format.format(from)
}

/** Formats a pickup address in one line. */
export const deliveryPlace = (address: Address | undefined, locale: string): string | undefined =>
  address && addressLines(withStateName(address), locale).join(', ')
