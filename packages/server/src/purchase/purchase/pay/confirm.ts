import { setTimeout as wait } from 'node:timers/promises'
import { canAccessCheckout } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { maySee } from '../../../ground/base/shopper-owner.ts'
import {
  type Attempt,
  awaitAttempt,
  findAttempt,
  giveUp,
  leaseFrom,
  lockAttempt,
  moveAttempt,
  type PaymentProvider,
  type Payments,
  placedBy,
  type ProviderState,
  refOf,
  responseToken,
  type Sandbox,
  stillWorkedOn,
  type ProviderResponse,
} from '../../../money/payment/api.ts'
import type { OnSite } from './begin.ts'

interface Answered {
  readonly paymentResponseToken: string
  readonly approved: boolean
}

const requireOwn = async ({ db }: Context, caller: OnSite, token: string): Promise<Attempt> => {
  const known = await findAttempt(db, caller.siteId, token.split('.')[0]!)
  // The payer of an existing order may be someone other than its buyer: the token alone authorizes them.
  const isTheirs =
    known &&
    (known.purpose === 'order' ||
      (maySee(caller, known.site_id, known.owner) && canAccessCheckout(caller, known.checkout_id)))
  if (isTheirs && responseToken(known) === token) return known
  throw new Refusal('NOT_FOUND', 'There is no such payment to confirm.')
}

/** Accepts the buyer's return once. A second request gets the result of the first. */
const takeAnswer = (
  context: Context,
  { site_id: siteId, id }: Attempt,
): Promise<{ attempt: Attempt; isFirst: boolean }> =>
  transact(context.db, async (transaction) => {
    const held = (await lockAttempt(transaction, siteId, id))!
    if (held.state === 'awaiting' && held.lease_date <= context.now()) {
      return { attempt: await giveUp(context, transaction, held, 'expired'), isFirst: false }
    }
    const moved = await moveAttempt(transaction, held, { event: 'BUYER_RETURNED', lease: leaseFrom(context.now()) })
    return { attempt: moved.attempt, isFirst: moved.ok }
  })

/** How often, and at which interval, a provider is polled that has not yet processed the buyer's return. */
const [maxReads, readIntervalMs] = [6, 700]

/** Reads the state of a payment. A provider may redirect the buyer back before its own state is updated. */
const readAfterReturn = async (provider: PaymentProvider, attempt: Attempt): Promise<ProviderState | undefined> => {
  const reads = attempt.client_action?.type === 'redirect' ? maxReads : 1
  for (let count = 1; count < reads; count += 1) {
    const state = await provider.read(refOf(attempt))
    if (state?.status !== 'awaiting') return state
    await wait(readIntervalMs)
  }
  return provider.read(refOf(attempt))
}

/** Voids the payment of a buyer who canceled the authentication. */
const refuseChallenge = async (provider: PaymentProvider, attempt: Attempt): Promise<ProviderResponse> => {
  await provider.void(refOf(attempt))
  return { state: { status: 'declined', reason: 'challenge-refused' } }
}

/** Settles the attempt of a buyer who returns from their bank: once. */
export const settleAnswer = async (
  context: Context,
  { payments, sandbox }: { payments: Pick<Payments, 'settle'>; sandbox: Pick<Sandbox, 'answer'> },
  { attempt: own, approved }: { attempt: Attempt; approved: boolean },
): Promise<Attempt> => {
  const { attempt, isFirst } = await takeAnswer(context, own)
  const ended = isFirst
    ? await payments.settle(attempt, async (provider) => {
        // The sandbox has no page of its own. Its authentication is answered here.
        if (provider.name === 'sandbox') await sandbox.answer(refOf(attempt), approved)
        const state = await readAfterReturn(provider, attempt)
        if (state?.status === 'awaiting' && !approved) return refuseChallenge(provider, attempt)
        return state && { state }
      })
    : await awaitAttempt(context.db, attempt)
  if (ended.state === 'awaiting') throw stillWorkedOn()
  return ended
}

/** Confirms the payment of a buyer who returns from their bank, and returns the placed order. */
export const confirmPayment = async (
  context: Context,
  rooms: { payments: Pick<Payments, 'settle'>; sandbox: Pick<Sandbox, 'answer'> },
  { caller, paymentResponseToken, approved }: Answered & { caller: OnSite },
): Promise<{ orderId: string }> => {
  const attempt = await requireOwn(context, caller, paymentResponseToken)
  return { orderId: placedBy(await settleAnswer(context, rooms, { attempt, approved })).orderId }
}
