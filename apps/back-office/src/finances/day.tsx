import { DateTime } from '@vitrine/ui'

/** A day of the books, which is the same one wherever it is read. */
export const Day = ({ day }: { day: string }) => <DateTime value={`${day}T12:00:00Z`} show="date" timeZone="UTC" />
