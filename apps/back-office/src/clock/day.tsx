import { DateTime } from '@vitrine/ui'

/** A day such as `2026-12-24`, which is the same in every time zone. */
export const Day = ({ day }: { day: string }) => <DateTime value={`${day}T00:00:00Z`} show="date" timeZone="UTC" />
