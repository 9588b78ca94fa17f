import type { Exchange } from '../../../../ground/base/caller.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { enforceRateLimit } from '../../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../../ground/rate-limit/sign-in-budget.ts'
import {
  type Attempt,
  cardProviderFor,
  findAttempt,
  type Payments,
  placedBy,
  responseToken,
  type Sandbox,
  findPromised,
} from '../../../../money/payment/api.ts'
import { settleAnswer } from '../../pay/confirm.ts'
import type { Means } from '../begin.ts'
import { chargeOf } from '../draft.ts'
import { offlineFor, openLink, type OpenLink } from './link.ts'
import { payRequest } from './pay-request.ts'

/** How the buyer of a link pays. */
export interface LinkPaying {
  readonly paymentToken?: string | undefined
  readonly paymentMethodId?: string | undefined
}

const unavailable = (data?: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal('PAYMENT_NOT_AVAILABLE', 'This payment method is not available for this payment.', data)

const offlineMeans = async (context: Context, link: OpenLink, id: string): Promise<Means> => {
  const offered = (await offlineFor(context.db, link)).some((method) => method.id === id)
  if (!offered) throw unavailable({ paymentMethodId: id })
  return { provider: 'offline', method: id, token: `offline:${id}` }
}

/** Returns the provider and payment method of the request. */
const meansOf = async (
  context: Context,
  link: OpenLink,
  { paymentToken, paymentMethodId }: LinkPaying,
): Promise<Means> => {
  if (paymentToken !== undefined && paymentMethodId !== undefined) {
    throw invalidField('paymentMethodId', 'cannot be combined with paymentToken', 'ONE_OF_ALIGNMENT')
  }
  if (paymentMethodId !== undefined) return offlineMeans(context, link, paymentMethodId)
  if (!paymentToken) throw invalidField('paymentToken', 'must be set', 'REQUIRED_FIELD')
  const provider = await cardProviderFor(context.db, link.site, paymentToken)
  if (provider === undefined) throw unavailable()
  return { provider, method: null, token: paymentToken }
}

/** Pays a payment link. Returns a response token if the buyer's bank requires an authentication. */
export const payLink = async (
  context: Context,
  payments: Pick<Payments, 'begin'>,
  { token, paying, ip }: { token: string; paying: LinkPaying } & Pick<Exchange, 'ip'>,
): Promise<{ paymentResponseToken?: string }> => {
  const link = await openLink(context, token)
  const means = await meansOf(context, link, paying)
  if (means.provider === 'offline') {
    if ((await findPromised(context.db, link.request))?.method?.id === means.method) return {}
    const limit = { siteId: link.site.id, rule: 'unpaidOrders' as const, subject: addressOf(ip) }
    await enforceRateLimit(context.db, limit, context.now())
  }
  const attempt = await payRequest(context, payments, { request: link.request, means, address: addressOf(ip) })
  placedBy(attempt)
  return attempt.state === 'awaiting' ? { paymentResponseToken: responseToken(attempt) } : {}
}

const requireOwn = async ({ db }: Context, { request }: OpenLink, response: string): Promise<Attempt> => {
  const attempt = await findAttempt(db, request.site_id, response.split('.')[0]!)
  const isOfIt = attempt?.purpose === 'order' && chargeOf(attempt).paymentRequestId === request.id
  if (isOfIt && responseToken(attempt) === response) return attempt
  throw new Refusal('NOT_FOUND', 'There is no such payment to confirm.')
}

/** Settles the payment of a buyer who returns from their bank. */
export const confirmLink = async (
  context: Context,
  rooms: { payments: Pick<Payments, 'settle'>; sandbox: Pick<Sandbox, 'answer'> },
  { token, response, approved }: { token: string; response: string; approved: boolean },
): Promise<void> => {
  const link = await openLink(context, token)
  const attempt = await requireOwn(context, link, response)
  placedBy(await settleAnswer(context, rooms, { attempt, approved }))
}
