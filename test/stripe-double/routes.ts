import { invalid, missing } from './errors.ts'
import type { Book, StripeObject } from './book.ts'
import type { createDisputes } from './disputes.ts'
import { groupOf, listOf as textsOf, textOf, type Fields } from './form.ts'
import type { Intents } from './intents.ts'
import { expand, listOf } from './lists.ts'
import type { Methods } from './methods.ts'
import type { createRefunds } from './refunds.ts'

export interface Parts {
  readonly book: Book
  readonly intents: Intents
  readonly methods: Methods
  readonly refunds: ReturnType<typeof createRefunds>
  readonly disputes: ReturnType<typeof createDisputes>
  readonly account: StripeObject
}

export interface StripeRequest {
  readonly parts: Parts
  readonly params: readonly string[]
  readonly body: Fields
  readonly query: URLSearchParams
}

type Route = readonly [method: string, path: RegExp, answer: (request: StripeRequest) => unknown, isOfBrowser?: true]

const found = (book: Book, kind: string, id: string): StripeObject => {
  const object = book.objects.get(id)
  if (object?.object !== kind) throw missing(kind, id)
  return object
}

const createEndpoint = ({ parts: { book }, body }: StripeRequest): unknown => {
  const address = textOf(body.url) ?? ''
  if (!URL.canParse(address)) throw invalid('Invalid URL.', { code: 'url_invalid', param: 'url' })
  const endpoint = { id: book.newId('we'), url: address, secret: book.newId('whsec') }
  book.endpoints.set(endpoint.id, endpoint)
  return { ...endpoint, object: 'webhook_endpoint', enabled_events: textsOf(body.enabled_events), status: 'enabled' }
}

/** A payment can be read with its client secret or the secret key. */
const ofBuyer = ({ parts: { intents }, body, query, params: [id = ''] }: StripeRequest): StripeObject => {
  const intent = intents.find(id)
  const secret = textOf(body.client_secret) ?? query.get('client_secret')
  if (secret !== intent.client_secret) throw missing('payment_intent', id, 'intent')
  return intent
}

/** All Stripe calls that we make, or that its script makes in a buyer's page. */
export const routes: readonly Route[] = [
  ['GET', /^account$/, ({ parts }) => parts.account],
  ['POST', /^webhook_endpoints$/, createEndpoint],
  [
    'DELETE',
    /^webhook_endpoints\/(\w+)$/,
    ({ parts, params: [id = ''] }) => {
      if (!parts.book.endpoints.delete(id)) throw missing('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  ],
  ['POST', /^payment_intents$/, ({ parts, body }) => parts.intents.create(body)],
  ['GET', /^payment_intents\/(\w+)$/, ({ parts, params }) => parts.intents.find(params[0]!)],
  ['POST', /^payment_intents\/(\w+)\/confirm$/, ({ parts, params, body }) => parts.intents.confirm(params[0]!, body)],
  ['POST', /^payment_intents\/(\w+)\/cancel$/, ({ parts, params, body }) => parts.intents.cancel(params[0]!, body)],
  ['POST', /^payment_intents\/(\w+)\/capture$/, ({ parts, params, body }) => parts.intents.capture(params[0]!, body)],
  ['GET', /^charges\/(\w+)$/, ({ parts, params }) => found(parts.book, 'charge', params[0]!)],
  ['POST', /^refunds$/, ({ parts, body }) => parts.refunds.create(body)],
  ['GET', /^refunds$/, ({ parts, query }) => listOf(parts.book, 'refund', query)],
  ['GET', /^disputes$/, ({ parts, query }) => listOf(parts.book, 'dispute', query)],
  ['POST', /^disputes\/(\w+)$/, ({ parts, params, body }) => parts.disputes.update(params[0]!, body)],
  ['POST', /^disputes\/(\w+)\/close$/, ({ parts, params }) => parts.disputes.close(params[0]!)],
  ['GET', /^balance_transactions$/, ({ parts, query }) => listOf(parts.book, 'balance_transaction', query)],
  ['GET', /^payouts$/, ({ parts, query }) => listOf(parts.book, 'payout', query)],
  [
    'POST',
    /^customers$/,
    ({ parts: { book }, body }) =>
      book.put({
        id: book.newId('cus'),
        object: 'customer',
        metadata: groupOf(body.metadata),
        created: book.seconds(),
      }),
  ],
  [
    'GET',
    /^customers\/(\w+)\/payment_methods$/,
    ({ parts, params }) => ({ object: 'list', has_more: false, url: '', data: parts.methods.ofCustomer(params[0]!) }),
  ],
  ['DELETE', /^customers\/(\w+)$/, ({ parts, params }) => parts.methods.deleteCustomer(params[0]!)],
  ['POST', /^payment_methods\/(\w+)\/detach$/, ({ parts, params }) => parts.methods.detach(params[0]!)],
  [
    'POST',
    /^confirmation_tokens$/,
    ({ parts, body }) => {
      const { id, returnUrl } = parts.methods.create(groupOf(body.payment_method_data), textOf(body.return_url))
      return { id, object: 'confirmation_token', return_url: returnUrl ?? null, use_stripe_sdk: true }
    },
    true,
  ],
  ['GET', /^payment_intents\/(\w+)\/as_buyer$/, ofBuyer, true],
  [
    'POST',
    /^payment_intents\/(\w+)\/answer$/,
    (request) => request.parts.intents.answer(ofBuyer(request).id, request.body.approved === 'true'),
    true,
  ],
]

/** Returns the response to a request, with expanded objects. */
export const answerTo = (request: StripeRequest, answer: (request: StripeRequest) => unknown): unknown =>
  expand(request.parts.book, answer(request), [
    ...textsOf(request.body.expand),
    ...[...request.query]
      .filter(([name]) => name.startsWith('expand'))
      .map(([, path]) => path)
      .filter((path) => !path.startsWith('data.')),
  ])
