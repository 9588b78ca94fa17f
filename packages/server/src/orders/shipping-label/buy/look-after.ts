import { isUnknownToCarrier } from '@vitrine/domain/shipping-label/states.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { type Label, LabelRefusal } from '../../shippo/api.ts'
import { mayBeOf, openAccount, type OpenAccount } from '../account/account.ts'
import { settleBought } from './settle.ts'
import { findLabel, labelKind, type StoredLabel } from '../store.ts'
import { askBack, settleVoided } from './void.ts'
import { nextLook } from './waiting.ts'

const neverHeard = 'The carrier has never heard of it. Nothing was bought.'
const notLetIn = 'The label provider does not know the account any more. Look there whether the label was bought.'

/** The account is not let in, asks too often, or is another one than the label’s: that says nothing of a label. */
const isAboutAccount = (error: unknown): boolean =>
  error instanceof LabelRefusal && [401, 403, 404, 429].includes(error.statusCode)

/**
 * What is known of a label by now. It is never asked for a second time: a carrier may still be at work on what it was
 * asked before.
 */
const look = async ({ carrier }: OpenAccount, label: StoredLabel, askedMs: number): Promise<Label | undefined> => {
  try {
    const { reference } = label
    const told = reference === null ? await carrier.find(label.body.rate.id) : await carrier.read(reference)
    if (told || !isUnknownToCarrier(askedMs)) return told
    return { state: 'failed', id: '', reason: neverHeard }
  } catch (error) {
    // Whoever has lost the account must be able to connect another one.
    if (isAboutAccount(error) && isUnknownToCarrier(askedMs)) return { state: 'failed', id: '', reason: notLetIn }
    throw error
  }
}

interface Waiting {
  readonly site: Site
  readonly account: OpenAccount
  readonly label: StoredLabel
}

const lookAfter = async (context: Context, { site, account, label }: Waiting): Promise<void> => {
  if (label.status === 'VOIDING') {
    const returned = await askBack(context, account, label, isAboutAccount)
    if (returned) await settleVoided(context, { site, label }, returned)
    return
  }
  const told = await look(account, label, context.now().getTime() - label.created_date.getTime())
  if (told) await settleBought(context, { site, label }, told)
}

/**
 * Finds out what became of labels whose carrier has not decided yet, or did not answer. Queued when a label is requested or
 * is to be voided.
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
      await lookAfter(context, { site, account, label }).catch((error: unknown) =>
        log.warn({ err: error, labelId: label.id }, 'the label provider does not answer'),
      )
    }
    return nextLook(label, now())
  },
})
