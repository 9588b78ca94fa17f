import type { orderChargeCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import { findOrder, lockOrderById } from '../../../orders/order/api.ts'
import { writeGiftCardPayment } from '../place/settlement.ts'
import { prepareAttempt } from './begin.ts'
import { redeemForOrder } from './gift-cards.ts'
import { requirePayable } from './payable.ts'
import { noteReceived, refuseSoldOut } from './received.ts'

type RedeemRequest = RequestOf<(typeof orderChargeCalls)['redeemGiftCard']>['body']

/** Pays part of an order with a gift card. Returns the ID of the payment. */
export const redeemGiftCardFor = async (
  context: Context,
  { site, request }: { site: Site; request: RedeemRequest },
): Promise<string> => {
  const { orderId, giftCardCode: code, amount: price, currency } = request
  const known = await findOrder(context.db, site.id, orderId)
  if (!known) throw new Refusal('ORDER_NOT_FOUND')
  if (currency !== known.body.currency) throw new Refusal('CURRENCY_MISMATCH')
  const amount = exactMinor(price.amount, { field: 'amount.amount', currency })
  return transact(context.db, async (transaction) => {
    const order = await lockOrderById(transaction, site.id, orderId)
    const readiness = await prepareAttempt(context, transaction, { order })
    await requirePayable(transaction, order, amount)
    if (!('free' in readiness)) throw new Refusal('PAYMENT_ALREADY_IN_PROGRESS')
    const names = { otherCurrency: 'CURRENCY_NOT_SUPPORTED' } as const
    const [redeemed] = await redeemForOrder(context, transaction, { order, shares: [{ code, amount }], names })
    await writeGiftCardPayment(transaction, redeemed!, {
      site: withCurrency(site, currency),
      orderId,
      now: context.now(),
    })
    await noteReceived(context, transaction, { order, site })
    return redeemed!.id
  }).catch(refuseSoldOut)
}
