import type { SiteSettings } from '../../../ground/site/tables.ts'

/** Holds last seven days with most cards: a day before that is early enough. */
const usualDays = 6

/** How long money may stay held, and whether it is captured when its order has gone out. */
export const captureRules = ({
  captureDays = usualDays,
  captureOnFulfillment = false,
}: Pick<SiteSettings, 'captureDays' | 'captureOnFulfillment'>) => ({ captureDays, captureOnFulfillment })
