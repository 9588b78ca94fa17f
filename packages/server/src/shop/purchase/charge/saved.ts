import type { orderChargeCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { findOrder } from '../../order/store.ts'
import { listMovements } from '../../payment/ledger-store.ts'
import { requirePayable } from './payable.ts'

type Asked = RequestOf<(typeof orderChargeCalls)['authorizeChargeWithSavedPaymentMethod']>['body']

/** Nobody's payment method is saved: what could be held otherwise is refused by that name, and the rest by its own. */
export const refuseSaved = async (
  { db }: Pick<Context, 'db'>,
  { siteId, asked: { orderId, amount, currency } }: { siteId: string; asked: Asked },
): Promise<never> => {
  const order = await findOrder(db, siteId, orderId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  if (currency !== order.body.currency) throw new Refusal('INVALID_CURRENCY')
  if (amount.amount === undefined) throw invalidField('amount.amount', 'must be set', 'REQUIRED_FIELD')
  if (offsetOf(sumsOf(await listMovements(db, order))) > 0) throw new Refusal('ORDER_HAS_CHARGEBACKS')
  await requirePayable(db, order, toMinor(amount.amount, currency))
  throw new Refusal('NO_SAVED_PAYMENT_METHOD')
}
