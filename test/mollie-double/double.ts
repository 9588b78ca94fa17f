import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const apiKey = 'test_double00000000000000000000'

interface Amount {
  readonly currency: string
  readonly value: string
}
interface MolliePayment {
  readonly id: string
  readonly amount: Amount
  readonly redirectUrl: string
  readonly webhookUrl: string | undefined
  readonly metadata: unknown
  createdAt: string
  paidAt?: string
  status: string
}
interface MollieRefund {
  readonly id: string
  readonly createdAt: string
  readonly paymentId: string
  readonly amount: Amount
  readonly metadata: unknown
  status: string
}
interface MollieChargeback {
  readonly id: string
  readonly paymentId: string
  readonly amount: Amount
  readonly createdAt: string
  reversedAt: string | null
}
interface Answer {
  readonly status: number
  readonly body: unknown
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`
const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
const refusal = (status: number, title: string, detail: string, field?: string): Answer => ({
  status,
  body: { status, title, detail, ...(field !== undefined && { field }), _links: {} },
})
const now = (): string => new Date().toISOString()
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Mollie</title>
<h1>Test payment</h1><form method="post"><button name="status" value="paid">Paid</button>
<button name="status" value="failed">Failed</button><button name="status" value="canceled">Canceled</button></form></html>`

/**
 * A double of Mollie's API with its own books, as far as we use it: “Payments API”, “Refunds API”, “Chargebacks API”.
 */
export const createMollieDouble = async ({ port = 0 }: { port?: number } = {}) => {
  const payments = new Map<string, MolliePayment>()
  const refunds: MollieRefund[] = []
  const chargebacks: MollieChargeback[] = []
  const answered = new Map<string, Answer>()
  let [origin, lost, isTelling, most] = ['', 0, true, 250]

  const presentPayment = ({ webhookUrl: _webhookUrl, ...payment }: MolliePayment) => ({
    resource: 'payment',
    mode: 'test',
    method: payment.status === 'paid' ? 'ideal' : null,
    isCancelable: false,
    description: payment.id,
    ...payment,
    _links: {
      self: { href: `${origin}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payment.status === 'open' && { checkout: { href: `${origin}/checkout/${payment.id}`, type: 'text/html' } }),
    },
  })
  const presentRefund = (refund: MollieRefund) => ({ resource: 'refund', _links: {}, ...refund })
  const presentChargeback = (chargeback: MollieChargeback) => ({ resource: 'chargeback', _links: {}, ...chargeback })
  /** Mollie: “Pagination”: newest first, with a link to the next page by its first entry. */
  const listed = (name: string, all: readonly { readonly id: string }[], query: URLSearchParams): Answer => {
    const from = query.get('from')
    const newest = all.toReversed()
    const start = from === null ? 0 : newest.findIndex(({ id }) => id === from)
    if (start < 0) return refusal(400, 'Bad Request', 'The ID is invalid', 'from')
    const end = start + Math.min(Number(query.get('limit') ?? 50), most)
    const next = newest[end] ? { href: `${origin}/v2/${name}?from=${newest[end].id}&limit=${end - start}` } : null
    const found = newest.slice(start, end)
    return {
      status: 200,
      body: { count: found.length, _embedded: { [name]: found }, _links: { self: {}, previous: null, next } },
    }
  }

  /** Mollie: “Multicurrency”, as far as tested: the currency determines the number of decimals. */
  const wrongAmount = ({ currency, value }: Amount): Answer | undefined => {
    const digits = { EUR: 2, USD: 2, CHF: 2, GBP: 2, JPY: 0 }[currency]
    if (digits === undefined)
      return refusal(422, 'Unprocessable Entity', 'The currency is not supported', 'amount.currency')
    if ((value.split('.')[1] ?? '').length !== digits)
      return refusal(422, 'Unprocessable Entity', 'The amount contains an invalid value', 'amount.value')
    return undefined
  }

  const createPayment = (input: Omit<MolliePayment, 'id' | 'status' | 'createdAt'>): Answer => {
    const wrong = wrongAmount(input.amount)
    if (wrong) return wrong
    if (!/^\d+(\.\d+)?$/.test(input.amount.value) || Number(input.amount.value) > 100_000) {
      return refusal(422, 'Unprocessable Entity', 'The amount is higher than the maximum', 'amount')
    }
    const named = { id: newId('tr'), createdAt: now(), status: 'open' }
    const payment: MolliePayment = { ...input, webhookUrl: input.webhookUrl, ...named }
    payments.set(payment.id, payment)
    return { status: 201, body: presentPayment(payment) }
  }

  const createRefund = (payment: MolliePayment, input: { amount: Amount; metadata: unknown }): Answer => {
    const wrong = wrongAmount(input.amount)
    if (wrong) return wrong
    const given = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
    const sum = given.reduce((total, { amount }) => total + Number(amount.value), 0) + Number(input.amount.value)
    if (payment.status !== 'paid' || sum > Number(payment.amount.value) + 0.0001) {
      return refusal(422, 'Unprocessable Entity', 'The amount is higher than what is left', 'amount')
    }
    const refund = { ...input, id: newId('re'), createdAt: now(), paymentId: payment.id, status: 'pending' }
    refunds.push(refund)
    return { status: 201, body: presentRefund(refund) }
  }

  const answerLists = (path: string, query: URLSearchParams): Answer | undefined => {
    if (path === 'payments') return listed(path, [...payments.values()].map(presentPayment), query)
    if (path === 'refunds') return listed(path, refunds.map(presentRefund), query)
    if (path === 'chargebacks') return listed(path, chargebacks.map(presentChargeback), query)
    return undefined
  }

  const answer = (method: string, { path, query }: { path: string; query: URLSearchParams }, body: string): Answer => {
    if (path === 'profiles/me') return { status: 200, body: { resource: 'profile', id: 'pfl_double', name: 'Double' } }
    if (method === 'POST' && path === 'payments') return createPayment(JSON.parse(body))
    const list = method === 'GET' ? answerLists(path, query) : undefined
    if (list) return list
    const [, id = '', part] = /^payments\/(tr_\w+)(?:\/(refunds|chargebacks))?$/.exec(path) ?? []
    const payment = payments.get(id)
    if (!payment) return refusal(404, 'Not Found', 'No payment exists with this id')
    if (part === 'refunds' && method === 'POST') return createRefund(payment, JSON.parse(body))
    const isOfIt = ({ paymentId }: { paymentId: string }): boolean => paymentId === id
    if (part === 'refunds') return listed('refunds', refunds.filter(isOfIt).map(presentRefund), query)
    if (part === 'chargebacks') return listed('chargebacks', chargebacks.filter(isOfIt).map(presentChargeback), query)
    return { status: 200, body: presentPayment(payment) }
  }

  /** The buyer acts on Mollie's page, and the shop is sent the payment's ID. */
  const settle = async (id: string, status: string): Promise<void> => {
    const payment = payments.get(id)!
    payment.status = status
    if (status === 'paid') payment.paidAt = now()
    if (payment.webhookUrl && isTelling) {
      await fetch(payment.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) }).catch(() => undefined)
    }
  }

  const serveApi = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const path = url.pathname.replace(/^\/v2\//, '')
    const body = await readBody(request)
    const key = request.headers['idempotency-key']
    const isKnown = request.headers.authorization === `Bearer ${apiKey}`
    const named = typeof key === 'string' ? `${path} ${key}` : undefined
    const known = named === undefined ? undefined : answered.get(named)
    const given = isKnown
      ? (known ?? answer(request.method ?? 'GET', { path, query: url.searchParams }, body))
      : refusal(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    if (named !== undefined && isKnown) answered.set(named, given)
    if (lost > 0 && request.method === 'POST') {
      lost -= 1
      return void request.socket.destroy()
    }
    response.writeHead(given.status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(given.body))
  }

  const servePage = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    if (request.method !== 'POST') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    await settle(id, new URLSearchParams(await readBody(request)).get('status')!)
    response.writeHead(303, { location: payments.get(id)!.redirectUrl }).end()
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const { pathname } = url
    const served = pathname.startsWith('/checkout/')
      ? servePage(request, response, pathname.split('/').at(-1)!)
      : serveApi(request, response, url)
    served.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    apiUrl: origin,
    apiKey,
    payments: () => [...payments.values()],
    refunds,
    settle,
    settleRefund: (id: string, status: string): void => {
      refunds.find((refund) => refund.id === id)!.status = status
    },
    chargeBack: (paymentId: string, isReversed: boolean): void => {
      const { amount } = payments.get(paymentId)!
      const date = now()
      chargebacks.push({ id: newId('chb'), paymentId, amount, createdAt: date, reversedAt: isReversed ? date : null })
    },
    /** Loses the responses of a number of write requests. */
    loseAnswers: (times: number): void => {
      lost = times
    },
    /** Creates a payment in euros in Mollie's dashboard and returns its ID. */
    sell: async (value: string): Promise<string> => {
      createPayment({ amount: { currency: 'EUR', value }, redirectUrl: '', webhookUrl: undefined, metadata: null })
      const { id } = [...payments.values()].at(-1)!
      await settle(id, 'paid')
      return id
    },
    /** Limits the page size. */
    listAtMost: (count: number): void => {
      most = count
    },
    /** Enables or disables webhooks. */
    sendWebhooks: (isEnabled: boolean): void => {
      isTelling = isEnabled
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type MollieDouble = Awaited<ReturnType<typeof createMollieDouble>>
