import { isUnknownToCarrier } from '@vitrine/domain/shipping-label/states.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { type Label, LabelRefusal } from '../../shippo/api.ts'
import { mayBeOf, openAccount, type OpenAccount } from '../account/account.ts'
import { settleBought } from './settle.ts'
import { findLabel, labelKind, type StoredLabel } from '../store.ts'
import { requestVoid, settleVoided } from './void.ts'
import { nextPoll } from './waiting.ts'

const neverHeard = 'The carrier has never heard of this label. Nothing was bought.'
const notLetIn = 'The label provider no longer accepts the account. Check there whether the label was bought.'

/** Whether an error is about the account (rejected, rate limited, or a different account) and not about the label. */
const isAboutAccount = (error: unknown): boolean =>
  error instanceof LabelRefusal && [401, 403, 404, 429].includes(error.statusCode)

/**
 * Looks up the state of a purchase. It never repeats the purchase, since the carrier may still be processing the first
 * request.
 */
const findPurchase = async (
  { carrier }: OpenAccount,
  label: StoredLabel,
  waitedMs: number,
): Promise<Label | undefined> => {
  try {
    const { reference } = label
    const purchase = reference === null ? await carrier.find(label.body.rate.id) : await carrier.read(reference)
    if (purchase || !isUnknownToCarrier(waitedMs)) return purchase
    return { state: 'failed', id: '', reason: neverHeard }
  } catch (error) {
    // A pending label blocks changing the account, so give up when the account was lost.
    if (isAboutAccount(error) && isUnknownToCarrier(waitedMs)) return { state: 'failed', id: '', reason: notLetIn }
    throw error
  }
}

interface Waiting {
  readonly site: Site
  readonly account: OpenAccount
  readonly label: StoredLabel
}

const pollLabel = async (context: Context, { site, account, label }: Waiting): Promise<void> => {
  if (label.status === 'VOIDING') {
    const returned = await requestVoid(context, account, label, isAboutAccount)
    if (returned) await settleVoided(context, { site, label }, returned)
    return
  }
  const purchase = await findPurchase(account, label, context.now().getTime() - label.created_date.getTime())
  if (purchase) await settleBought(context, { site, label }, purchase)
}

/**
 * Finds out the outcome of labels that are pending at the carrier, or whose response was lost. Queued when a label is
 * bought or voided.
 */
export const labelJob = (context: Context): JobHandler => ({
  kind: labelKind,
  concurrency: 4,
  run: async ({ siteId, key }) => {
    const { db, sites, now, log } = context
    const label = await findLabel(db, siteId, key)
    if (label?.status !== 'BUYING' && label?.status !== 'VOIDING') return undefined
    const site = await sites.find(siteId)
    const account = site && (await openAccount(context, site))
    if (site && account && mayBeOf(account, label)) {
      await pollLabel(context, { site, account, label }).catch((error: unknown) =>
        log.warn({ err: error, labelId: label.id }, 'the label provider does not respond'),
      )
    }
    return nextPoll(label, now())
  },
})
