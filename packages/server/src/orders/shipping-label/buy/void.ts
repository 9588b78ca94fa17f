import { decideLabel } from '@vitrine/domain/shipping-label/states.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { OnSite } from '../../fulfillment/api.ts'
import { LabelRefusal, type VoidedLabel } from '../../shippo/api.ts'
import { mayBeOf, requireAccount, type OpenAccount } from '../account/account.ts'
import { labelLease } from './buy.ts'
import { movedOr, releaseShipment, withLabel } from './settle.ts'
import { findLabel, moveLabel, noteLabel, queueLook, type StoredLabel } from '../store.ts'
import { lookSoon } from './waiting.ts'

export const unknownLabel = (): Refusal => new Refusal('NOT_FOUND', 'There is no such label.')

/** What a carrier has said of a label that is to go back; where it keeps the money, why. */
export interface Returned {
  readonly state: VoidedLabel
  readonly reason?: string
}

const usedUp = 'The carrier does not take this label back: it was used, or is too old.'

/** Asks the carrier to take a label back. Nothing where there was no answer, or one that says nothing of the label. */
export const askBack = async (
  { log }: Pick<Context, 'log'>,
  { carrier }: OpenAccount,
  { id, reference }: StoredLabel,
  saysNothing: (error: unknown) => boolean = () => false,
): Promise<Returned | undefined> => {
  try {
    const state = await carrier.void(reference!)
    return state === 'refused' ? { state, reason: usedUp } : { state }
  } catch (error) {
    if (error instanceof LabelRefusal && !saysNothing(error)) return { state: 'refused', reason: error.message }
    log.warn({ err: error, labelId: id }, 'nobody knows whether a label was given back')
    return undefined
  }
}

/** Notes what a carrier has said of a label that is to go back, and does with its shipment what was asked for. */
export const settleVoided = (
  context: Context,
  about: { readonly site: Site; readonly label: StoredLabel },
  { state, reason }: Returned,
): Promise<StoredLabel> =>
  withLabel(context, about, async (db, held) => {
    const { label } = held
    const now = context.now()
    if (label.status !== 'VOIDING') return label
    if (state === 'refused') {
      const { voiding: _voiding, ...rest } = label.body
      const body = { ...rest, ...(reason !== undefined && { reason }) }
      return movedOr(await moveLabel(db, label, { event: 'REFUND_REFUSED', body, now }))
    }
    const body = await releaseShipment(context, db, held)
    if (state === 'voided') return movedOr(await moveLabel(db, label, { event: 'REFUNDED', body, now }))
    return noteLabel(db, label, { body, now })
  })

interface Voiding {
  readonly caller: OnSite
  readonly id: string
  readonly shipment?: 'CANCEL' | 'KEEP'
  readonly sendShippingEmail?: boolean
}

const refuseState: Readonly<Record<string, string>> = {
  IS_BUYING: 'Nobody knows yet whether this label was bought. Wait until that is known.',
  IS_FAILED: 'This label was not bought: there is nothing to give back.',
}

/** Writes down that a label is to go back, before its carrier is asked. */
const writeDown = (
  context: Context,
  about: { readonly site: Site; readonly label: StoredLabel },
  { shipment = 'CANCEL', sendShippingEmail = true }: Voiding,
): Promise<{ label: StoredLabel; isNew: boolean }> =>
  withLabel(context, about, async (db, { label }) => {
    const now = context.now()
    if (label.status === 'VOIDING' || label.status === 'VOIDED') return { label, isNew: false }
    const decision = decideLabel(label.status, 'VOID')
    if (!decision.ok) throw new Refusal('ILLEGAL_STATE', refuseState[decision.code])
    const { reason: _reason, ...rest } = label.body
    const body = { ...rest, voiding: { shipment, sendShippingEmail }, voidingSince: now.toISOString() }
    const moved = movedOr(await moveLabel(db, label, { event: 'VOID', body, now }))
    await queueLook(db, moved, labelLease(now))
    return { label: moved, isNew: true }
  })

const requireSame = (account: OpenAccount, label: StoredLabel): void => {
  if (mayBeOf(account, label)) return
  throw new Refusal('LABELS_NOT_SET_UP', 'The account that this label was bought with is not connected.')
}

/** Gives a label back; asked again it is given back once. */
export const voidLabel = async (context: Context, asked: Voiding): Promise<StoredLabel> => {
  const site = await requireSite(context.sites, asked.caller.siteId)
  const known = await findLabel(context.db, site.id, asked.id)
  if (!known) throw unknownLabel()
  const account = await requireAccount(context, site)
  requireSame(account, known)
  const { label, isNew } = await writeDown(context, { site, label: known }, asked)
  if (!isNew) return label
  const returned = await askBack(context, account, label)
  if (!returned) return label
  const settled = await settleVoided(context, { site, label }, returned)
  await lookSoon(context, settled)
  if (returned.state === 'refused') throw new Refusal('LABEL_REFUSED', returned.reason, { labelId: label.id })
  return settled
}
