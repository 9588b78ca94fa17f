import type { Context } from '../../../../ground/context/context.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { bookOf } from '../../accounts/connected.ts'
import { rememberReference } from '../../provider-payment-store.ts'
import type { Begun, DeclineReason, PaymentRef } from '../../provider.ts'
import { returnUrlIn } from '../../return-url.ts'
import { canBeTold, messageUrl } from './messages.ts'
import { mollieName, type MollieOpener, type OpenMollie } from './open-mollie.ts'
import { takesCurrency } from './currencies.ts'
import { asRefusal } from './refusals.ts'
import { stateOf } from './state.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log' | 'config'>

/** With the address that the buyer comes back to behind it, a token of Mollie's. */
export const tokenPrefix = 'mollie:'

const declined = (reason: DeclineReason): Begun => ({
  clientAction: { type: 'none' },
  state: { status: 'declined', reason },
})

const createPayment = (
  { config }: Kept,
  { mollie }: OpenMollie,
  { payment, redirectUrl }: { payment: PaymentRef; redirectUrl: string },
) => {
  const { attemptId, siteId, amount, currency } = payment
  return mollie.createPayment(
    {
      amount: { currency, value: toDecimal(amount, currency) },
      description: attemptId,
      redirectUrl,
      ...(canBeTold(config) && { webhookUrl: messageUrl(config, siteId) }),
      metadata: { vitrine_attempt: attemptId, vitrine_site: siteId },
    },
    `vitrine-create-${attemptId}`,
  )
}

/** Nobody pays with these keys, or nobody this amount. */
const refusedBy = ({ log }: Kept, thrown: unknown, attemptId: string): Begun => {
  const refusal = asRefusal(thrown)
  if (!refusal) throw thrown
  if (refusal.field?.startsWith('amount')) return declined('amount-not-accepted')
  log.error({ attemptId, code: refusal.statusCode, message: refusal.message }, 'Mollie takes no payment')
  return declined('method-unavailable')
}

/**
 * Makes a page at Mollie on which the buyer pays. Its address is told to nobody before its name is written down: what has
 * no name here can be paid by nobody.
 */
export const createBeginning =
  (kept: Kept, open: MollieOpener) =>
  async (payment: PaymentRef, token: string): Promise<Begun> => {
    const opened = await open(payment.siteId)
    if (!opened?.account.enabled) return declined('method-unavailable')
    const redirectUrl = returnUrlIn(token, tokenPrefix)
    if (redirectUrl === undefined) return declined('token-invalid')
    if (!takesCurrency(payment.currency)) return declined('method-unavailable')
    try {
      const made = await createPayment(kept, opened, { payment, redirectUrl })
      const remembered = await rememberReference(kept.db, {
        site_id: payment.siteId,
        attempt_id: payment.attemptId,
        provider: mollieName,
        account_id: bookOf(opened.account),
        reference: made.id,
        created_date: kept.now(),
      })
      // Given up meanwhile: nobody is told its address, and it expires by itself.
      if (remembered.is_voided) return declined('declined')
      const isFirst = remembered.reference === made.id
      const known = isFirst ? made : await opened.mollie.getPayment(remembered.reference!)
      const { _links: links } = known
      const url = links.checkout?.href
      return { clientAction: url ? { type: 'redirect', url } : { type: 'none' }, state: stateOf(known) }
    } catch (error) {
      return refusedBy(kept, error, payment.attemptId)
    }
  }
