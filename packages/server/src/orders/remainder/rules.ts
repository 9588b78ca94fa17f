import { startOfDay } from '@vitrine/domain/time/day.ts'
import { nextRemainderStep, type RemainderStep } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Site } from '../../ground/site/sites.ts'
import { remainderRules, todayIn } from '../../ground/site/remainder-rules.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import type { StoredRemainder } from './store.ts'

/** Charges and emails wait until the morning. */
const morningMs = 8 * 60 * 60 * 1000

/** Returns the next step for a remainder and its date; `undefined` if none is left. */
export const nextStepOf = (
  row: StoredRemainder,
  { site, now }: { site: Site; now: Date },
): { readonly step: RemainderStep; readonly date: Date } | undefined => {
  const progress = {
    dueDay: row.due_day,
    placedDay: row.placed_day,
    isReminded: row.reminded_date !== null,
    isCollected: row.collected_date !== null,
    remindersAfter: row.reminders_after,
  }
  const next = nextRemainderStep(progress, remainderRules(site.settings), todayIn(site, now))
  return next && { step: next.step, date: new Date(startOfDay(timeZoneOf(site), next.day).getTime() + morningMs) }
}
