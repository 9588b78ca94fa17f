import type { OrderRemainder, remainderStates } from '@vitrine/contract/entities/orders/remainder.ts'
import { remainderStateOf } from '@vitrine/domain/purchase-terms/remainder.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { StoredOrder } from '../order/api.ts'
import type { StoredPayment } from '../../money/payment/api.ts'
import { findPaymentRequest, paymentRequestUrl } from '../payment-request/api.ts'
import { owedOf, type OpenRemainder, type Owed } from './owed.ts'
import { todayIn } from '../../ground/site/remainder-rules.ts'

type State = (typeof remainderStates)[number]

/** Returns the card that the buyer agreed to have charged later. */
export const agreedCardOf = (
  payments: readonly StoredPayment[],
  agreedAttemptId: string | null,
): { readonly brand: string; readonly lastFourDigits: string } | undefined => {
  const card = payments.find(({ id }) => id === agreedAttemptId)?.body.regularPaymentDetails?.creditCardDetails
  return card?.brand !== undefined && card.lastFourDigits !== undefined
    ? { brand: card.brand, lastFourDigits: card.lastFourDigits }
    : undefined
}

interface Showing {
  readonly order: StoredOrder
  readonly site: Site
  readonly isElevated: boolean
}

const presentOne = async (
  { config, now }: Pick<Context, 'config' | 'now'>,
  db: Db,
  { row, open, owed, order, site, isElevated }: OpenRemainder & Showing & { owed: Owed },
): Promise<OrderRemainder> => {
  const money = createMoneyWriter({ currency: order.body.currency ?? site.currency, language: site.language })
  const status: State = remainderStateOf({ dueDay: row.due_day, open, today: todayIn(site, now()) }, owed.order)
  const isOpen = status !== 'PAID' && status !== 'CANCELED'
  const request =
    isOpen && row.request_id !== null ? await findPaymentRequest(db, row.site_id, row.request_id) : undefined
  const card = agreedCardOf(owed.payments, row.agreed_attempt_id)
  return {
    dueDate: row.due_day,
    amount: money.price(Number(row.amount)),
    balance: money.price(isOpen ? open : 0),
    status,
    chargesCard: row.agreed_attempt_id !== null && row.collected_date === null && isOpen,
    ...(card && { card }),
    ...(isElevated && row.decline_reason !== null && { declineReason: row.decline_reason }),
    ...(request?.status === 'UNPAID' && {
      ...(isElevated && { paymentRequestId: request.id }),
      paymentUrl: paymentRequestUrl(config, request),
    }),
  }
}

/** Lists the remainders of an order with a deposit, earliest first. */
export const presentRemainders = async (
  context: Pick<Context, 'config' | 'now'>,
  db: Db,
  showing: Showing,
): Promise<OrderRemainder[]> => {
  const owed = await owedOf(db, showing.order)
  if (!owed) return []
  return Promise.all(owed.remainders.map((one) => presentOne(context, db, { ...one, ...showing, owed })))
}
