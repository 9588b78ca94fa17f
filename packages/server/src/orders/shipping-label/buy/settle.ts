import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { cancelHeld, holdOrderById, type StoredPieces, updateHeld } from '../../fulfillment/api.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { Label } from '../../shippo/api.ts'
import { findLabel, moveLabel, noteLabel, type MovedLabel, type StoredLabel } from '../store.ts'

/** A label whose order is held, with all that is needed to move its shipment. */
export interface HeldLabel {
  readonly site: Site
  readonly label: StoredLabel
  readonly order: StoredOrder
  readonly pieces: StoredPieces
}

/** Holds the order of a label, and reads the label once it is held. */
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
  if (!move.ok) throw new Error(`A label that was looked at while it was held did not move: ${move.code}`)
  return move.moved
}

const parcelIn = ({ label, pieces }: HeldLabel) =>
  pieces.parcels.find(({ record }) => record.id === label.fulfillment_id)?.record

/** Does something with a shipment, as far as it can still be done: what stands against it is told. */
const tryOn = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    // Nothing is written before a parcel has been decided on.
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Sends the shipment of a label that was bought; says why not, where it could not be sent any more. */
const send = async (
  context: Context,
  db: Db,
  held: HeldLabel,
  { trackingNumber, trackingLink }: Extract<Label, { state: 'bought' }>,
): Promise<string | undefined> => {
  const { label } = held
  const { rate, sendShippingEmail, actor } = label.body
  if (!parcelIn(held)) return 'Its shipment was canceled meanwhile. Void the label if it is not used.'
  const trackingInfo = { shippingProvider: rate.carrier, trackingNumber, ...(trackingLink && { trackingLink }) }
  const sent = { trackingInfo, completed: true, status: 'Fulfilled' }
  const about = { ...held, actor }
  const change = { id: label.fulfillment_id!, sent, wishes: { sendShippingEmail } }
  const against = await tryOn(() => updateHeld(context, db, about, change))
  return against && `Its shipment was not sent: ${against} Void the label if it is not used.`
}

/** Gives back the pieces that were packed for a label that there is not. */
const unpack = async (context: Context, db: Db, held: HeldLabel): Promise<void> => {
  const { label } = held
  if (!label.body.isPackedForIt || parcelIn(held)?.completed !== false) return
  const canceling = { id: label.fulfillment_id!, wishes: { sendShippingEmail: false } }
  await tryOn(() => cancelHeld(context, db, { ...held, actor: label.body.actor }, canceling))
}

const settleHeld = async (context: Context, db: Db, held: HeldLabel, told: Label): Promise<StoredLabel> => {
  const { label } = held
  const now = context.now()
  if (label.status !== 'BUYING') return label
  if (told.state === 'pending') {
    return noteLabel(db, label, { body: label.body, reference: told.id, now })
  }
  if (told.state === 'failed') {
    await unpack(context, db, held)
    const body = { ...label.body, reason: told.reason }
    const fulfillmentId = label.body.isPackedForIt ? null : label.fulfillment_id
    return movedOr(await moveLabel(db, label, { event: 'REFUSED', body, fulfillmentId, now }))
  }
  const { id: reference, trackingNumber, trackingLink, labelUrl } = told
  const reason = label.body.purpose === 'RETURN' ? undefined : await send(context, db, held, told)
  const body = {
    ...label.body,
    trackingNumber,
    ...(trackingLink !== undefined && { trackingLink }),
    labelUrl,
    ...(reason !== undefined && { reason }),
  }
  return movedOr(await moveLabel(db, label, { event: 'SOLD', body, reference, now }))
}

/** Notes what a carrier has said of a label that was asked for: its shipment goes out with it, or is unpacked. */
export const settleBought = (
  context: Context,
  about: Pick<HeldLabel, 'site' | 'label'>,
  told: Label,
): Promise<StoredLabel> => withLabel(context, about, (db, held) => settleHeld(context, db, held, told))

/** Does with the shipment of a label that goes back what its owner has asked for, once. */
export const releaseShipment = async (context: Context, db: Db, held: HeldLabel): Promise<StoredLabel['body']> => {
  const { voiding, ...body } = held.label.body
  const parcel = parcelIn(held)
  if (!voiding || !parcel) return body
  const about = { ...held, actor: body.actor }
  const [id, wishes] = [parcel.id, { sendShippingEmail: voiding.sendShippingEmail }]
  const against = await tryOn(() =>
    voiding.shipment === 'CANCEL'
      ? cancelHeld(context, db, about, { id, wishes })
      : updateHeld(context, db, about, { id, sent: { trackingInfo: {} }, wishes }),
  )
  return against === undefined ? body : { ...body, reason: `Its shipment stays as it is: ${against}` }
}
