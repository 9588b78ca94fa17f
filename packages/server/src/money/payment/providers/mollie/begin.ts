import type { Context } from '../../../../ground/context/context.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { bookOf } from '../../accounts/connected.ts'
import { rememberReference } from '../../provider-payment-store.ts'
import type { Begun, DeclineReason, PaymentRef } from '../../provider.ts'
import { returnUrlIn } from '../../return-url.ts'
import { canReceiveWebhooks, webhookUrl } from './messages.ts'
import { mollieName, type MollieOpener, type OpenMollie } from './open-mollie.ts'
import { takesCurrency } from './currencies.ts'
import { asRefusal } from './refusals.ts'
import { stateOf } from './state.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log' | 'config'>

/** Prefix of Mollie tokens, followed by the return URL. */
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
      ...(canReceiveWebhooks(config) && { webhookUrl: webhookUrl(config, siteId) }),
      metadata: { vitrine_attempt: attemptId, vitrine_site: siteId },
    },
    `vitrine-create-${attemptId}`,
  )
}

/** Converts a refusal of the keys or the amount to a declined payment. */
const refusedBy = ({ log }: Kept, thrown: unknown, attemptId: string): Begun => {
  const refusal = asRefusal(thrown)
  if (!refusal) throw thrown
  if (refusal.field?.startsWith('amount')) return declined('amount-not-accepted')
  log.error({ attemptId, code: refusal.statusCode, message: refusal.message }, 'Mollie takes no payment')
  return declined('method-unavailable')
}

/**
 * Creates a Mollie page on which the buyer pays. Its URL is only returned once its reference is stored, so that no
 * unknown payment can be paid.
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
      // Given up meanwhile: the URL is not returned, and the page expires.
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
