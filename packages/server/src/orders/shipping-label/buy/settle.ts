import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { cancelHeld, holdOrderById, type StoredPieces, updateHeld } from '../../fulfillment/api.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { Label } from '../../shippo/api.ts'
import { findLabel, moveLabel, noteLabel, type MovedLabel, type StoredLabel } from '../store.ts'

/** A label whose order is locked, with its order and parcels. */
export interface HeldLabel {
  readonly site: Site
  readonly label: StoredLabel
  readonly order: StoredOrder
  readonly pieces: StoredPieces
}

/** Locks the order of a label, then reads the label. */
export const withLabel = <Result>(
  { db }: Pick<Context, 'db'>,
  { site, label: { id, order_id: orderId } }: Pick<HeldLabel, 'site' | 'label'>,
  work: (db: Db, held: HeldLabel) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (transaction) => {
    const held = await holdOrderById(transaction, site.id, orderId)
    return work(transaction, { site, label: (await findLabel(transaction, site.id, id))!, ...held })
  })

export const movedOr = (move: MovedLabel): StoredLabel => {
  if (!move.ok) throw new Error(`A locked label could not change its state: ${move.code}`)
  return move.moved
}

const parcelIn = ({ label, pieces }: HeldLabel) =>
  pieces.parcels.find(({ record }) => record.id === label.fulfillment_id)?.record

/** Tries to change a fulfillment. Returns the refusal message if it can no longer be changed. */
const tryOn = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    // A refusal is thrown before anything is written.
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Ships the fulfillment of a bought label. Returns the reason if it can no longer be shipped. */
const send = async (
  context: Context,
  db: Db,
  held: HeldLabel,
  { trackingNumber, trackingLink }: Extract<Label, { state: 'bought' }>,
): Promise<string | undefined> => {
  const { label } = held
  const { rate, sendShippingEmail, actor } = label.body
  if (!parcelIn(held)) return 'Its fulfillment was canceled meanwhile. Void the label if it is not used.'
  const trackingInfo = { shippingProvider: rate.carrier, trackingNumber, ...(trackingLink && { trackingLink }) }
  const sent = { trackingInfo, completed: true, status: 'Fulfilled' }
  const about = { ...held, actor }
  const change = { id: label.fulfillment_id!, sent, options: { sendShippingEmail } }
  const against = await tryOn(() => updateHeld(context, db, about, change))
  return against && `The fulfillment was not shipped: ${against} Void the label if it is not used.`
}

/** Cancels the fulfillment that was packed for a failed label. */
const unpack = async (context: Context, db: Db, held: HeldLabel): Promise<void> => {
  const { label } = held
  if (!label.body.isPackedForIt || parcelIn(held)?.completed !== false) return
  const canceling = { id: label.fulfillment_id!, options: { sendShippingEmail: false } }
  await tryOn(() => cancelHeld(context, db, { ...held, actor: label.body.actor }, canceling))
}

const settleHeld = async (context: Context, db: Db, held: HeldLabel, purchase: Label): Promise<StoredLabel> => {
  const { label } = held
  const now = context.now()
  if (label.status !== 'BUYING') return label
  if (purchase.state === 'pending') {
    return noteLabel(db, label, { body: label.body, reference: purchase.id, now })
  }
  if (purchase.state === 'failed') {
    await unpack(context, db, held)
    const body = { ...label.body, reason: purchase.reason }
    const fulfillmentId = label.body.isPackedForIt ? null : label.fulfillment_id
    return movedOr(await moveLabel(db, label, { event: 'REFUSED', body, fulfillmentId, now }))
  }
  const { id: reference, trackingNumber, trackingLink, labelUrl } = purchase
  const reason = label.body.purpose === 'RETURN' ? undefined : await send(context, db, held, purchase)
  const body = {
    ...label.body,
    trackingNumber,
    ...(trackingLink !== undefined && { trackingLink }),
    labelUrl,
    ...(reason !== undefined && { reason }),
  }
  return movedOr(await moveLabel(db, label, { event: 'SOLD', body, reference, now }))
}

/** Saves the carrier's response to a purchase: ships the fulfillment, or unpacks it if the purchase failed. */
export const settleBought = (
  context: Context,
  about: Pick<HeldLabel, 'site' | 'label'>,
  purchase: Label,
): Promise<StoredLabel> => withLabel(context, about, (db, held) => settleHeld(context, db, held, purchase))

/** Cancels the fulfillment of a voided label, or removes its tracking, as the owner requested. */
export const releaseShipment = async (context: Context, db: Db, held: HeldLabel): Promise<StoredLabel['body']> => {
  const { voiding, ...body } = held.label.body
  const parcel = parcelIn(held)
  if (!voiding || !parcel) return body
  const about = { ...held, actor: body.actor }
  const [id, options] = [parcel.id, { sendShippingEmail: voiding.sendShippingEmail }]
  const against = await tryOn(() =>
    voiding.shipment === 'CANCEL'
      ? cancelHeld(context, db, about, { id, options })
      : updateHeld(context, db, about, { id, sent: { trackingInfo: {} }, options }),
  )
  return against === undefined ? body : { ...body, reason: `The fulfillment was not changed: ${against}` }
}
