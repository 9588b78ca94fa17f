import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBook } from './book.ts'
import { payOut } from './balance.ts'
import { createDisputes, openDispute } from './disputes.ts'
import { StripeRefusal } from './errors.ts'
import { createEvents, signatureOf } from './events.ts'
import { createFaults } from './faults.ts'
import { readForm } from './form.ts'
import { createIntents } from './intents.ts'
import { createMethods } from './methods.ts'
import { redirectPage } from './redirect-page.ts'
import { createRefunds } from './refunds.ts'
import { createReviews } from './reviews.ts'
import { answerTo, routes, type Parts } from './routes.ts'

const secretKey = 'sk_test_double_0000000000000000'
const publishableKey = 'pk_test_double_0000000000000000'
const script = readFileSync(new URL('script.js', import.meta.url), 'utf8')

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const send = (response: ServerResponse, { status, body }: Answer): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify(body))
}

const refusal = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
})

const keyOf = ({ headers }: IncomingMessage, query: URLSearchParams): string =>
  (headers.authorization ?? '').replace(/^Bearer /, '') || (query.get('key') ?? '')

/**
 * A double of Stripe's API with its own books, as far as we use it, and of Stripe.js. It behaves as documented by
 * Stripe; the documents are named where we rely on them.
 */
export const createStripeDouble = async ({ port = 0 }: { port?: number } = {}) => {
  const book = createBook()
  const events = createEvents(book)
  const faults = createFaults()
  let origin = ''
  const intents = createIntents({ book, events, url: () => origin })
  const account = {
    id: 'acct_double',
    object: 'account',
    charges_enabled: true,
    country: 'DE',
    default_currency: 'eur',
    settings: { dashboard: { display_name: 'Double of a store' } },
  }
  const parts: Parts = {
    book,
    intents,
    account,
    methods: createMethods(book),
    refunds: createRefunds({ book, events, intents }),
    disputes: createDisputes({ book, events }),
  }
  const requests: string[] = []

  const compute = (
    method: string,
    path: string,
    { text, url, key }: { text: string; url: URL; key: string },
  ): Answer => {
    const route = routes.find(([verb, pattern]) => verb === method && pattern.test(path))
    if (!route) return refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: /v1/${path}).`)
    const [, pattern, answer, isOfBrowser] = route
    if (key !== secretKey && !(isOfBrowser && key === publishableKey)) {
      return refusal(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`)
    }
    const params = pattern.exec(path)!.slice(1)
    try {
      const request = { parts, params, body: readForm(text), query: url.searchParams }
      return { status: 200, body: answerTo(request, answer) }
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } }
      throw error
    }
  }

  /** Stripe: “Idempotent requests”: the same key gets the same response, and nothing is done twice. */
  const answerOnce = (idempotencyKey: string | undefined, fingerprint: string, work: () => Answer): Answer => {
    const known = idempotencyKey === undefined ? undefined : book.answered.get(idempotencyKey)
    if (known && known.fingerprint !== fingerprint) {
      return refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    }
    if (known) return known
    const answer = structuredClone(work())
    const isKept = answer.status !== 401 && answer.status !== 404
    if (idempotencyKey !== undefined && isKept) book.answered.set(idempotencyKey, { fingerprint, ...answer })
    return answer
  }

  const serveApi = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { method = 'GET', headers } = request
    const path = url.pathname.replace(/^\/v1\//, '')
    const text = await readBody(request)
    requests.push(`${method} ${path}`)
    const fault = faults.take(`${method} ${path}`)
    if (fault?.kind === 'request lost') return void request.socket.destroy()
    if (fault?.kind === 'answers') {
      const type = fault.status === 429 ? 'invalid_request_error' : 'api_error'
      return send(response, refusal(fault.status, type, 'The double was told to answer so.'))
    }
    await faults.delay(fault)
    const idempotencyKey = headers['idempotency-key']
    const fingerprint = createHash('sha256').update(`${method} ${path} ${text}`).digest('hex')
    const answer = answerOnce(typeof idempotencyKey === 'string' ? idempotencyKey : undefined, fingerprint, () =>
      compute(method, path, { text, url, key: keyOf(request, url.searchParams) }),
    )
    if (fault?.kind === 'answer lost') return void request.socket.destroy()
    send(response, answer)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname === '/stripe.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
    } else if (url.pathname.startsWith('/redirect/')) {
      redirectPage({ url, intents, request, response, readBody })
    } else if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      response.writeHead(204, allowed).end()
    } else {
      serveApi(request, response, url).catch((error: unknown) => {
        send(response, refusal(500, 'api_error', String(error)))
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    /** URLs that replace Stripe's own for server and pages. */
    addresses: { apiUrl: origin, scriptUrl: `${origin}/stripe.js` },
    secretKey,
    publishableKey,
    account,
    book,
    events,
    faults,
    /** All requests in order, such as `POST payment_intents`. */
    requests,
    signatureOf,
    /** Creates a token as a buyer's page does, of a card or another payment method. */
    createToken: (
      cardNumber: string,
      { type = 'card', returnUrl }: { type?: string; returnUrl?: string } = {},
    ): string => parts.methods.create({ type, card: { number: cardNumber } }, returnUrl).id,
    /** The buyer answers the bank's challenge. */
    answer: (intentId: string, isApproved: boolean) => intents.answer(intentId, isApproved),
    /** Refunds in Stripe's dashboard. */
    refund: parts.refunds.create,
    settleRefund: parts.refunds.settle,
    openDispute: (chargeId: string, reason = 'fraudulent') =>
      openDispute({ book, events }, book.objects.get(chargeId)!, reason),
    decideDispute: parts.disputes.decide,
    /** Closes a review in Stripe's dashboard. */
    closeReview: createReviews({ book, events }).close,
    payOut: (currency: string) => payOut(book, currency),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type StripeDouble = Awaited<ReturnType<typeof createStripeDouble>>
