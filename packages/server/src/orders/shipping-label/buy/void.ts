import type { ReasonOf } from '@vitrine/contract/error-reasons.ts'
import { decideLabel } from '@vitrine/domain/shipping-label/states.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { OnSite } from '../../fulfillment/api.ts'
import { LabelRefusal, type VoidedLabel } from '../../shippo/api.ts'
import { mayBeOf, requireAccount, type OpenAccount } from '../account/account.ts'
import { labelLease } from './buy.ts'
import { movedOr, releaseShipment, withLabel } from './settle.ts'
import { findLabel, moveLabel, noteLabel, queuePoll, type StoredLabel } from '../store.ts'
import { pollSoon } from './waiting.ts'
import { labelRefusal } from './call-carrier.ts'

export const unknownLabel = (): Refusal => new Refusal('NOT_FOUND', 'There is no such label.')

/** The carrier's response to a void request, with the reason if it was refused. */
export interface Returned {
  readonly state: VoidedLabel
  readonly reason?: string
}

const usedUp = 'The carrier does not refund this label: it was used, or is too old.'

/** Asks the carrier to void a label. `undefined` if there was no response, or none about the label. */
export const requestVoid = async (
  { log }: Pick<Context, 'log'>,
  { carrier }: OpenAccount,
  { id, reference }: StoredLabel,
  isUnrelated: (error: unknown) => boolean = () => false,
): Promise<Returned | undefined> => {
  try {
    const state = await carrier.void(reference!)
    return state === 'refused' ? { state, reason: usedUp } : { state }
  } catch (error) {
    if (error instanceof LabelRefusal && !isUnrelated(error)) return { state: 'refused', reason: error.message }
    log.warn({ err: error, labelId: id }, 'the outcome of a label refund is unknown')
    return undefined
  }
}

/** Saves the carrier's response to a void request, and updates the fulfillment as requested. */
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

const reasons: Readonly<Record<string, ReasonOf<'ILLEGAL_STATE'>>> = {
  IS_BUYING: 'LABEL_UNCERTAIN',
  IS_FAILED: 'LABEL_NOT_BOUGHT',
}

/** Records a void request before the carrier is called. */
const writeDown = (
  context: Context,
  about: { readonly site: Site; readonly label: StoredLabel },
  { shipment = 'CANCEL', sendShippingEmail = true }: Voiding,
): Promise<{ label: StoredLabel; isNew: boolean }> =>
  withLabel(context, about, async (db, { label }) => {
    const now = context.now()
    if (label.status === 'VOIDING' || label.status === 'VOIDED') return { label, isNew: false }
    const decision = decideLabel(label.status, 'VOID')
    if (!decision.ok) throw refusalFor('ILLEGAL_STATE', reasons[decision.code] ?? 'LABEL_UNCERTAIN')
    const { reason: _reason, ...rest } = label.body
    const body = { ...rest, voiding: { shipment, sendShippingEmail }, voidingSince: now.toISOString() }
    const moved = movedOr(await moveLabel(db, label, { event: 'VOID', body, now }))
    await queuePoll(db, moved, labelLease(now))
    return { label: moved, isNew: true }
  })

const requireSame = (account: OpenAccount, label: StoredLabel): void => {
  if (mayBeOf(account, label)) return
  throw refusalFor('LABELS_NOT_SET_UP', 'OTHER_ACCOUNT')
}

/** Voids a label. Repeated requests void it once. */
export const voidLabel = async (context: Context, request: Voiding): Promise<StoredLabel> => {
  const site = await requireSite(context.sites, request.caller.siteId)
  const known = await findLabel(context.db, site.id, request.id)
  if (!known) throw unknownLabel()
  const account = await requireAccount(context, site)
  requireSame(account, known)
  const { label, isNew } = await writeDown(context, { site, label: known }, request)
  if (!isNew) return label
  const returned = await requestVoid(context, account, label)
  if (!returned) return label
  const settled = await settleVoided(context, { site, label }, returned)
  await pollSoon(context, settled)
  if (returned.state === 'refused') throw labelRefusal(returned.reason, label.id)
  return settled
}
