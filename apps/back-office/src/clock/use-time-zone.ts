import { useUi } from '@vitrine/ui'

/** The time zone of the store, in which the desk shows and reads dates. */
export const useTimeZone = (): string => useUi().timeZone
