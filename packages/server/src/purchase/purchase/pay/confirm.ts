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
  // Whoever pays for an order that stands need not be who placed it: the token alone says that it is they who come
  // back.
  const isTheirs =
    known &&
    (known.purpose === 'order' ||
      (maySee(caller, known.site_id, known.owner) && canAccessCheckout(caller, known.checkout_id)))
  if (isTheirs && responseToken(known) === token) return known
  throw new Refusal('NOT_FOUND', 'There is no such payment to confirm.')
}

/** Takes the buyer's answer, once: whoever comes second is told what became of the first. */
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

/** So often, and so long after each other, a provider is read that does not know yet what its buyer did on its page. */
const [mostLooks, lookMs] = [6, 700]

/** What became of a payment; a page elsewhere may send its buyer back before its own book says so. */
const readAfterReturn = async (provider: PaymentProvider, attempt: Attempt): Promise<ProviderState | undefined> => {
  const looks = attempt.client_action?.type === 'redirect' ? mostLooks : 1
  for (let look = 1; look < looks; look += 1) {
    const state = await provider.read(refOf(attempt))
    if (state?.status !== 'awaiting') return state
    await wait(lookMs)
  }
  return provider.read(refOf(attempt))
}

/** The buyer left their bank's question: the provider is told that nobody will answer it. */
const refuseChallenge = async (provider: PaymentProvider, attempt: Attempt): Promise<ProviderResponse> => {
  await provider.void(refOf(attempt))
  return { state: { status: 'declined', reason: 'challenge-refused' } }
}

/** The buyer of an attempt comes back from their bank: its answer goes to the provider, once. */
export const settleAnswer = async (
  context: Context,
  { payments, sandbox }: { payments: Pick<Payments, 'settle'>; sandbox: Pick<Sandbox, 'answer'> },
  { attempt: own, approved }: { attempt: Attempt; approved: boolean },
): Promise<Attempt> => {
  const { attempt, isFirst } = await takeAnswer(context, own)
  const ended = isFirst
    ? await payments.settle(attempt, async (provider) => {
        // The sandbox has no page of its own: its bank's question is answered here.
        if (provider.name === 'sandbox') await sandbox.answer(refOf(attempt), approved)
        const state = await readAfterReturn(provider, attempt)
        if (state?.status === 'awaiting' && !approved) return refuseChallenge(provider, attempt)
        return state && { state }
      })
    : await awaitAttempt(context.db, attempt)
  if (ended.state === 'awaiting') throw stillWorkedOn()
  return ended
}

/** The buyer comes back from their bank, and the order stands, or it does not. */
export const confirmPayment = async (
  context: Context,
  rooms: { payments: Pick<Payments, 'settle'>; sandbox: Pick<Sandbox, 'answer'> },
  { caller, paymentResponseToken, approved }: Answered & { caller: OnSite },
): Promise<{ orderId: string }> => {
  const attempt = await requireOwn(context, caller, paymentResponseToken)
  return { orderId: placedBy(await settleAnswer(context, rooms, { attempt, approved })).orderId }
}
