import { decideReturn } from '@vitrine/domain/returns/states.ts'
import type { ReturnLabel } from '@vitrine/contract/entities/orders/returns.ts'
import { refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { buyReturnLabel, returnLabelAddress } from '../../../orders/shipping-label/api.ts'
import { refuseState } from '../refuse.ts'
import { unknownReturn, type Changing } from '../step.ts'
import { findReturn } from '../store.ts'

/**
 * Buys the return label of a return that is about to be approved. A return has one label: if the response was lost,
 * approving again returns the same label.
 */
export const labelForReturn = async (context: Context, { caller, id }: Changing): Promise<ReturnLabel> => {
  const known = await findReturn(context.db, caller.siteId, id)
  if (!known) throw unknownReturn()
  const early = decideReturn(known.status, 'APPROVE')
  if (!early.ok) throw refuseState(early.code)
  const items = known.body.items.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }))
  const label = await buyReturnLabel(context, { caller, orderId: known.order_id, returnId: id, items })
  if (label.status !== 'BOUGHT') {
    throw refusalFor('UNAVAILABLE', 'LABEL_PENDING')
  }
  const { trackingNumber, rate } = label.body
  return {
    url: await returnLabelAddress(context, label),
    carrier: rate.carrier,
    ...(trackingNumber !== undefined && { trackingNumber }),
  }
}
