import { dayIn } from '@vitrine/domain/time/day.ts'
import { defaultRemainderRules, type RemainderRules } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Site } from './sites.ts'
import type { SiteSettings } from './tables.ts'
import { timeZoneOf } from './time-zone.ts'

/** Returns when remaining amounts after a deposit are due, and when to send reminders. */
export const remainderRules = ({ remainders }: Pick<SiteSettings, 'remainders'>): RemainderRules => ({
  ...defaultRemainderRules,
  ...remainders,
})

/** Returns the current date in the store's time zone. */
export const todayIn = (site: Site, now: Date): string => dayIn(timeZoneOf(site), now)
