import type { Address, TimeSlot } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'

/** A time from and to, by the clock of the store, short enough for a field on a phone; nothing where there is none. */
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

/** Where something is fetched, in one line. */
export const deliveryPlace = (address: Address | undefined, locale: string): string | undefined =>
  address && addressLines(withStateName(address), locale).join(', ')
