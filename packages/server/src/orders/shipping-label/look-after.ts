import { isUnknownToCarrier, pollDelayMs } from '@vitrine/domain/shipping-label/states.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import { type Label, LabelRefusal } from '../shippo/api.ts'
import { mayBeOf, openAccount, type OpenAccount } from './account.ts'
import { labelLease } from './buy.ts'
import { settleBought } from './settle.ts'
import { claimWaiting, putOffLabel, type StoredLabel } from './store.ts'
import { askBack, settleVoided, waitedMs } from './void.ts'

const everyMs = 5000
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

/** Looks after a label, and leaves it alone for a while if that is not the end of it. */
const lookOnce = async (context: Context, label: StoredLabel): Promise<void> => {
  const { db, sites, now, log } = context
  const site = await sites.find(label.site_id)
  const account = site && (await openAccount(context, site))
  if (site && account && mayBeOf(account, label)) {
    await lookAfter(context, { site, account, label }).catch((error: unknown) =>
      log.warn({ err: error, labelId: label.id }, 'the label provider does not answer'),
    )
  }
  await putOffLabel(db, label, new Date(now().getTime() + pollDelayMs(waitedMs(label, now()))))
}

const mostAtOnce = 50

/** Settles what nobody knows of labels, one by one, as far as carriers say it now. */
export const lookAfterLabels = async (context: Context): Promise<void> => {
  const { db, now } = context
  const next = () => claimWaiting(db, { now: now(), lease: labelLease(now()) })
  let label = await next()
  for (let count = 1; label; count += 1) {
    await lookOnce(context, label)
    label = count < mostAtOnce ? await next() : undefined
  }
}

export const createLabelWorker = (context: Context): Worker =>
  createRepeating({
    work: () => lookAfterLabels(context),
    everyMs,
    atOnce: true,
    log: context.log,
    failure: 'looking after shipping labels failed',
  })
