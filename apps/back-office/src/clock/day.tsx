import { DateTime } from '@vitrine/ui'

/** A calendar day such as `2026-12-24`, independent of time zones. */
export const Day = ({ day }: { day: string }) => <DateTime value={`${day}T00:00:00Z`} show="date" timeZone="UTC" />
