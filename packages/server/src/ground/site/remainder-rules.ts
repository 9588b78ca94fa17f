import { dayIn } from '@vitrine/domain/time/day.ts'
import { defaultRemainderRules, type RemainderRules } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Site } from './sites.ts'
import type { SiteSettings } from './tables.ts'
import { timeZoneOf } from './time-zone.ts'

/** When the rest of a deposit is due, and reminded of. */
export const remainderRules = ({ remainders }: Pick<SiteSettings, 'remainders'>): RemainderRules => ({
  ...defaultRemainderRules,
  ...remainders,
})

/** Which day it is at a store. */
export const todayIn = (site: Site, now: Date): string => dayIn(timeZoneOf(site), now)
