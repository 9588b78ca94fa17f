import { useUi } from '@vitrine/ui'

/** The store's time zone, in which the back office shows and reads dates. */
export const useTimeZone = (): string => useUi().timeZone
