import type { Context } from '../../../ground/context/context.ts'
import { hashOfSecret, type Site } from '../../../ground/site/sites.ts'
import { memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  findAttempt,
  listPayments,
  listSaved,
  type MembersMethod,
  type Payments,
  savedTokenOf,
} from '../../../money/payment/api.ts'
import { agreedCardOf, type StoredRemainder } from '../../../orders/remainder/api.ts'

/**
 * Returns the payment method that the buyer agreed to be charged by. If they removed it, no other method is charged.
 */
export const agreedMethodOf = async (
  context: Context,
  { providers }: Pick<Payments, 'providers'>,
  { order, site, row }: { order: StoredOrder; site: Site; row: StoredRemainder },
): Promise<MembersMethod | undefined> => {
  const memberId = memberOfOrder(order)
  if (row.agreed_attempt_id === null || memberId === undefined) return undefined
  const attempt = await findAttempt(context.db, site.id, row.agreed_attempt_id)
  if (!attempt) return undefined
  const card = agreedCardOf(await listPayments(context.db, order), attempt.id)
  const methods = await listSaved(context, providers, { site, memberId })
  return methods.find((method) => {
    if (method.isExpired || method.provider !== attempt.provider) return false
    if (attempt.saved === 'used') return hashOfSecret(savedTokenOf(method.id)) === attempt.token_hash
    return card !== undefined && method.card?.brand === card.brand && method.card.lastFour === card.lastFourDigits
  })
}
