import type { SiteSettings } from '../../../ground/site/tables.ts'

/** One day before card authorizations usually expire, after seven days. */
const usualDays = 6

/** How many days an authorization may stay open, and whether it is captured on fulfillment. */
export const captureRules = ({
  captureDays = usualDays,
  captureOnFulfillment = false,
}: Pick<SiteSettings, 'captureDays' | 'captureOnFulfillment'>) => ({ captureDays, captureOnFulfillment })
