import type { ReasonOf } from '@vitrine/contract/error-reasons.ts'
import type { FulfillRefusal } from '@vitrine/domain/order/fulfillment/parcels.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { StoredOrder } from '../order/api.ts'

const illegal = (reason: ReasonOf<'ILLEGAL_STATE'>, description?: string, data: object = {}) =>
  refusalFor('ILLEGAL_STATE', reason, { ...(description !== undefined && { description }), data: { ...data } })

/** Converts a domain refusal to an API error. */
export const fulfillRefusal = ({ status }: StoredOrder, refused: FulfillRefusal): Error => {
  switch (refused.code) {
    case 'NOTHING_LEFT':
      return illegal('NOTHING_LEFT_TO_FULFILL')
    case 'NO_LINES':
      return invalidField('fulfillment.lineItems', 'must not be empty: use deleteFulfillment', 'MIN_SIZE')
    case 'PARCEL_NOT_FOUND':
      return new Refusal('NOT_FOUND', 'The order has no such fulfillment.')
    case 'LINE_ITEM_NOT_FOUND': {
      const { lineItemId } = refused
      return new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item left to fulfill.', { lineItemId })
    }
    case 'TOO_MANY': {
      const { lineItemId, left } = refused
      return illegal('FEWER_LEFT_TO_FULFILL', `Only ${left} of this line item are left to fulfill.`, {
        lineItemId,
        left,
      })
    }
    case 'RESTOCKED': {
      const { lineItemId, left, restocked } = refused
      const why = `${restocked} of this line item were refunded and restocked`
      const hint = 'Send `sendRestocked` if they had been fulfilled and were returned.'
      return illegal('ITEMS_RESTOCKED', `${why}: ${left} are left to fulfill. ${hint}`, { lineItemId, left, restocked })
    }
    case 'NOT_APPROVED':
    case 'ALREADY_PLACED':
    case 'IS_PENDING':
    case 'IS_CANCELED':
    case 'IS_REJECTED':
      return illegal('ORDER_NOT_FULFILLABLE', `An order with status ${status} cannot be fulfilled.`, { status })
    default:
      return refused satisfies never
  }
}
