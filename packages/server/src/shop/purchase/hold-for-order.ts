import { lockCheckout, type StoredCheckout } from '../checkout/store.ts'
import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockOpenAttempt, type Attempt } from '../payment/attempts.ts'
import { giveUp } from '../payment/give-up.ts'

/** A checkout that may become an order now, or why it may not. */
export type HeldForOrder =
  { readonly checkout: StoredCheckout } | { readonly orderId: string } | { readonly running: Attempt }

interface Wanted {
  readonly siteId: string
  readonly checkoutId: string
  /** Of the card that is to pay; a challenge of the same one stays. */
  readonly tokenHash?: string
}

/**
 * Holds a checkout that is about to become an order, in whatever way: every way goes through here first. An attempt that
 * waits for its buyer ends; a charge that is under way is answered instead, to be waited for outside of the transaction.
 */
export const holdForOrder = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { siteId, checkoutId, tokenHash }: Wanted,
): Promise<HeldForOrder> => {
  const checkout = await lockCheckout(db, siteId, checkoutId)
  if (!checkout) throw new Refusal('CHECKOUT_NOT_FOUND')
  if (checkout.order_id !== null) return { orderId: checkout.order_id }
  const open = await lockOpenAttempt(db, siteId, checkoutId)
  if (!open) return { checkout }
  if (open.state !== 'awaiting' || open.token_hash === tokenHash) return { running: open }
  await giveUp(context, db, open, 'replaced')
  return { checkout }
}
