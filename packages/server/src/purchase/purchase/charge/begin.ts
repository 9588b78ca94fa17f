import { isProviderPending } from '@vitrine/domain/payment/attempt.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import {
  type Attempt,
  giveUp,
  insertAttempt,
  isUnanswered,
  leaseFrom,
  lockOpenAttemptOfOrder,
  readSavedToken,
} from '../../../money/payment/api.ts'
import type { OrderCharge } from './draft.ts'

/** How an order is paid. */
export interface Means {
  readonly provider: string
  readonly method: string | null
  readonly token: string
}

export interface NewCharge extends OrderCharge {
  readonly means: Means
  readonly amount: Minor
  /** Where the buyer is, for rate limits. Absent if someone else charges for the buyer. */
  readonly address?: string
}

/** Returns whether an attempt charges the same amount for the same purpose with the same card. */
const isSame = (open: Attempt, { means, amount, paymentRequestId, hold }: NewCharge): boolean => {
  const draft = open.draft as OrderCharge
  const isAsMuch = Number(open.amount) === amount && (draft.hold === undefined) === (hold === undefined)
  return open.token_hash === hashOfSecret(means.token) && draft.paymentRequestId === paymentRequestId && isAsMuch
}

/** An attempt to wait for, or `free` if the order can be paid. */
export type Readiness = { readonly running: Attempt } | { readonly busy: Attempt } | { readonly free: true }

/**
 * Prepares a locked order for a new attempt. Returns the same attempt if it is already running, or another one that is
 * being charged. An attempt that waits for its buyer is ended.
 */
export const prepareAttempt = async (
  clock: Pick<Context, 'now'>,
  db: Db,
  { order, charge }: { order: StoredOrder; charge?: NewCharge },
): Promise<Readiness> => {
  const open = await lockOpenAttemptOfOrder(db, order.site_id, order.id)
  if (!open) return { free: true }
  if (charge && isSame(open, charge)) return { running: open }
  if (isProviderPending(open.state) && !isUnanswered(open)) return { busy: open }
  await giveUp(clock, db, open, 'replaced')
  return { free: true }
}

/** Saves an attempt that pays a locked order, before the provider is called. */
export const insertOrderAttempt = (
  { now, newId }: Context,
  db: Db,
  { order, charge }: { order: StoredOrder; charge: NewCharge },
): Promise<Attempt> => {
  const { means, amount, address = null, giftCards, paymentRequestId, hold } = charge
  const draft: OrderCharge = {
    giftCards,
    ...(paymentRequestId !== undefined && { paymentRequestId }),
    ...(hold && { hold }),
  }
  return insertAttempt(db, {
    site_id: order.site_id,
    id: newId(),
    purpose: 'order',
    checkout_id: null,
    order_id: order.id,
    // The payer of an order may be someone other than its buyer.
    owner: `order:${order.id}`,
    address,
    token_hash: hashOfSecret(means.token),
    saved: readSavedToken(means.token) ? 'used' : null,
    provider: means.provider,
    method: means.method,
    amount,
    currency: order.body.currency ?? '',
    draft,
    holds: { stock: [], redemptionIds: giftCards.map(({ id }) => id) },
    created_date: now(),
    lease_date: leaseFrom(now()),
  })
}
