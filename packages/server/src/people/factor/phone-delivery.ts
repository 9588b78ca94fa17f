import type { Context } from '../../ground/context/context.ts'
import { createWorker, logFailure, pause, withDeadline, type Worker } from '../../ground/base/worker.ts'
import { claimPhoneCode, forgetPhoneCode, retryPhoneCode, type StoredPhoneCode } from './phone-store.ts'

const pauseMs = 500
/** Whoever brings codes has so long. */
const deadlineMs = 10_000
/** Longer than any attempt: after this its server is taken for dead, and another one asks again. */
const leaseMs = 30_000
const retryMs = 5000
/** Nobody waits longer for a code. */
const mostAttempts = 5

/** Takes codes from the outbox to telephones. Nobody's transaction waits for that. */
export const createPhoneDelivery = ({ db, sites, messenger, now, log }: Context): Worker => {
  const bring = async ({ site_id: siteId, type, phone, code, text, language }: StoredPhoneCode): Promise<void> => {
    const site = await sites.find(siteId)
    if (!site || !messenger) return
    await messenger[type === 'SMS' ? 'sendText' : 'call']({ site, phone, code, text, language })
  }

  const settleFailure = async (claimed: StoredPhoneCode, error: unknown): Promise<void> => {
    const { id, attempts } = claimed
    log.warn({ err: error, phoneCodeId: id, attempts }, 'code not delivered to the phone')
    if (attempts >= mostAttempts) await forgetPhoneCode(db, claimed)
    else await retryPhoneCode(db, claimed, new Date(now().getTime() + retryMs))
  }

  const deliverOne = async (stopped: AbortSignal): Promise<boolean> => {
    const claimed = await claimPhoneCode(db, { now: now(), lease: new Date(now().getTime() + leaseMs) })
    if (!claimed) return false
    const failure = await withDeadline(bring(claimed), { ms: deadlineMs, stopped }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (failure) await settleFailure(claimed, failure.error)
    else await forgetPhoneCode(db, claimed)
    return true
  }

  return createWorker(async (stopped) => {
    if (!messenger) return
    while (!stopped.aborted) {
      const delivered = await deliverOne(stopped).catch((error: unknown) => {
        logFailure(log, error, 'delivering codes to phones failed')
        return false
      })
      if (!delivered) await pause(pauseMs, stopped)
    }
  })
}
