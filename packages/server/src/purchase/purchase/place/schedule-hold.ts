import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { captureRules, findPayment, scheduleAction } from '../../../money/payment/api.ts'
import { checkoutKind, readSettings } from '../../../store/setting/api.ts'
import type { Settlement } from './settlement.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Schedules what happens to an authorized payment that is not captured: after the store's capture period, and before
 * the authorization expires, it is captured or voided, depending on the settings.
 */
export const scheduleHold = async (
  context: Context,
  db: Db,
  { site, orderId, settlement }: { site: Site; orderId: string; settlement: Extract<Settlement, { type: 'attempt' }> },
): Promise<void> => {
  const { attempt, provided } = settlement
  if (provided.status !== 'authorized') return
  const [payment, { checkoutFields }] = await Promise.all([
    findPayment(db, { site_id: site.id, id: orderId }, attempt.id),
    readSettings(db, checkoutKind, site.id),
  ])
  if (!payment) return
  const now = context.now().getTime()
  const wanted = now + captureRules(site.settings).captureDays * dayMs
  // JSON stores the date as text.
  const last = provided.until ? new Date(provided.until).getTime() - dayMs : wanted
  const type = checkoutFields?.captureBeforeExpiryEnabled ? 'capture' : 'void'
  const on = new Date(Math.max(now, Math.min(wanted, last)))
  await scheduleAction(context, db, { payment, type, reason: 'SCHEDULED', amount: null, on })
}
