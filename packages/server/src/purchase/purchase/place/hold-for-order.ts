import type { Caller } from '../../../ground/base/caller.ts'
import { markOpened, type StoredCart } from '../../../selling/basket/api.ts'
import { holdCheckout } from '../../../selling/checkout/api.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { type Attempt, giveUp, isUnanswered, lockOpenAttempt } from '../../../money/payment/api.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** A checkout that can become an order now, or why it cannot. */
export type HeldForOrder =
  | { readonly checkout: StoredCart }
  | { readonly orderId: string }
  | { readonly running: Attempt }

interface Wanted {
  readonly caller: OnSite
  readonly checkoutId: string
  /** Hash of the card token. A challenge of the same card is kept. */
  readonly tokenHash?: string
}

/**
 * Locks a checkout that is about to become an order. Every way to place an order starts here. A checkout that the
 * caller may not see does not exist for them. An attempt that waits for its buyer, or whose provider does not answer,
 * is ended. A running charge is returned, to be awaited outside the transaction.
 */
export const holdForOrder = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { caller, checkoutId, tokenHash }: Wanted,
): Promise<HeldForOrder> => {
  const [checkout, open] = await Promise.all([
    holdCheckout(db, caller, checkoutId),
    lockOpenAttempt(db, caller.siteId, checkoutId),
  ])
  if (checkout.order_id !== null) return { orderId: checkout.order_id }
  if (!open) return { checkout: await markOpened(db, checkout, context.now()) }
  const isReplaced = open.state === 'awaiting' || isUnanswered(open)
  if (!isReplaced || open.token_hash === tokenHash) return { running: open }
  await giveUp(context, db, open, 'replaced')
  return { checkout }
}
