import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export const token = 'shippo_test_double'

interface Rate {
  readonly object_id: string
  readonly amount: string
  readonly currency: string
  readonly provider: string
  readonly servicelevel: { readonly token: string; readonly name: string }
  readonly estimated_days: number
}
interface Transaction {
  readonly object_id: string
  readonly rate: string
  readonly label_file_type: string
  status: string
  tracking_number: string | null
  tracking_url_provider: string | null
  label_url: string | null
  messages: { text: string }[]
}
interface Refund {
  readonly object_id: string
  readonly transaction: string
  status: string
}
interface Answer {
  readonly status: number
  readonly body: unknown
}

/** In pounds, the limit of USPS. */
const heaviest = 70

const poundsOf = ({ weight, mass_unit: unit }: { weight?: string; mass_unit?: string }): number =>
  Number(weight) * (unit === 'kg' ? 2.2046 : 1)

/** Draws a label of four by six inches. */
const drawLabel = (text: string): Promise<Buffer> => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#fff"/>
    <rect x="8" y="8" width="384" height="584" fill="none" stroke="#000" stroke-width="4"/>
    <text x="200" y="300" font-size="18" text-anchor="middle">${text}</text></svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

const newId = (): string => randomBytes(16).toString('hex')
const services: readonly (readonly [token: string, name: string, amount: string, days: number])[] = [
  ['usps_ground_advantage', 'Ground Advantage', '6.25', 4],
  ['usps_priority', 'Priority Mail', '9.05', 2],
  ['usps_priority_express', 'Priority Mail Express', '31.40', 1],
]
const abroad: typeof services = [['usps_priority_mail_international', 'Priority Mail International', '42.10', 8]]

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A double of Shippo's API with its own books, as far as we use it: “Shipments”, “Transactions”, “Refunds”. */
export const createShippoDouble = async ({ port = 0 }: { port?: number } = {}) => {
  const [rates, transactions, refunds] = [new Map<string, Rate>(), [] as Transaction[], [] as Refund[]]
  const shipments: Record<string, unknown>[] = []
  /** Number of responses to lose after their request was carried out. */
  let lost = 0
  /** Outcome of the next labels. */
  let fate: 'SUCCESS' | 'QUEUED' | 'ERROR' = 'SUCCESS'
  const used = new Set<string>()
  let isSilent = false
  /** Whether requests are carried out without ever responding to writes. */
  let isHanging = false
  /** How often label images were downloaded. */
  let pictures = 0

  const createShipment = (input: Record<string, Record<string, string>>): Answer => {
    const { address_from: from, address_to: to } = input
    if (!from?.zip || !to?.zip) return { status: 400, body: { address_to: [{ zip: ['This field is required.'] }] } }
    shipments.push(input)
    const [parcel] = input.parcels as unknown as { weight: string; mass_unit: string }[]
    if (poundsOf(parcel!) > heaviest) {
      const messages = [{ source: 'USPS', text: 'The parcel is too heavy: USPS takes at most 70 lb.' }]
      return { status: 201, body: { object_id: newId(), status: 'SUCCESS', rates: [], messages } }
    }
    const offered = (from.country === to.country ? services : abroad).map(([service, name, amount, days]): Rate => {
      const servicelevel = { token: service, name }
      return { object_id: newId(), amount, currency: 'USD', provider: 'USPS', servicelevel, estimated_days: days }
    })
    for (const rate of offered) rates.set(rate.object_id, rate)
    return { status: 201, body: { object_id: newId(), status: 'SUCCESS', rates: offered } }
  }

  const settle = (transaction: Transaction, status: string): void => {
    const number = `94${transaction.object_id.replace(/\D/g, '').padEnd(20, '0').slice(0, 20)}`
    transaction.status = status
    if (status === 'ERROR') transaction.messages = [{ text: 'The address is not deliverable.' }]
    if (status !== 'SUCCESS') return
    transaction.tracking_number = number
    transaction.tracking_url_provider = `https://tools.usps.com/go/TrackConfirmAction_input?origTrackNum=${number}`
    transaction.label_url = `${url()}/labels/${transaction.object_id}.${transaction.label_file_type.toLowerCase()}`
  }

  const createTransaction = (input: { rate: string; label_file_type: string }): Answer => {
    if (!rates.has(input.rate)) return { status: 400, body: { rate: ['No such rate.'] } }
    const empty = { tracking_number: null, tracking_url_provider: null, label_url: null, messages: [] }
    const transaction: Transaction = { ...input, ...empty, object_id: newId(), status: 'QUEUED' }
    settle(transaction, fate)
    transactions.push(transaction)
    return { status: 201, body: transaction }
  }

  const createRefund = (input: { transaction: string }): Answer => {
    const label = transactions.find(({ object_id }) => object_id === input.transaction)
    if (!label) return { status: 404, body: { detail: 'Not found.' } }
    const isOnce = !refunds.some(({ transaction, status }) => transaction === input.transaction && status !== 'ERROR')
    if (!isOnce) return { status: 400, body: { detail: 'A refund was requested already.' } }
    const status = used.has(input.transaction) ? 'ERROR' : 'PENDING'
    const refund = { object_id: newId(), transaction: input.transaction, status }
    refunds.push(refund)
    return { status: 201, body: refund }
  }

  const listed = <One>(all: readonly One[], query: URLSearchParams, path: string): Answer => {
    const [page, size] = [Number(query.get('page') ?? 1), Math.min(Number(query.get('results') ?? 5), 100)]
    const results = all.slice((page - 1) * size, page * size)
    const next = page * size < all.length ? `https://api.goshippo.com/${path}?page=${page + 1}&results=${size}` : null
    return { status: 200, body: { next, previous: null, results } }
  }

  const read = (path: string, query: URLSearchParams): Answer => {
    const [kind, id] = path.split('/')
    if (kind === 'refunds') return listed(refunds, query, 'refunds')
    if (kind === 'transactions' && id === undefined) {
      return listed(
        transactions.filter(({ rate }) => !query.has('rate') || rate === query.get('rate')),
        query,
        'transactions',
      )
    }
    const found = transactions.find(({ object_id }) => object_id === id)
    return found ? { status: 200, body: found } : { status: 404, body: { detail: 'Not found.' } }
  }

  const write = (path: string, text: string): Answer => {
    const input = JSON.parse(text)
    if (path === 'shipments') return createShipment(input)
    if (path === 'transactions') return createTransaction(input)
    return path === 'refunds' ? createRefund(input) : { status: 404, body: { detail: 'Not found.' } }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestUrl = new URL(request.url ?? '/', 'http://double')
    const path = requestUrl.pathname.replace(/^\/|\/$/g, '')
    if (isSilent) return void request.socket.destroy()
    if (path.startsWith('labels/')) {
      pictures += 1
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(await drawLabel(path))
    }
    const body = await readBody(request)
    const isKnown = request.headers.authorization === `ShippoToken ${token}`
    const refused = { status: 401, body: { detail: 'Invalid token.' } }
    const wrote = request.method === 'POST'
    const given = !isKnown ? refused : wrote ? write(path, body) : read(path, requestUrl.searchParams)
    if (wrote && isHanging) return
    if (wrote && lost > 0) {
      lost -= 1
      return void request.socket.destroy()
    }
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
  }

  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: url(),
    shipments,
    transactions,
    refunds,
    /** Loses the responses of a number of write requests. */
    loseAnswers: (count: number) => {
      lost = count
    },
    /** Sets the outcome of labels bought from now on. */
    decide: (next: typeof fate) => {
      fate = next
    },
    settle: (id: string, status: 'SUCCESS' | 'ERROR') =>
      settle(
        transactions.find(({ object_id }) => object_id === id)!,
        status,
      ),
    /** Marks a label as used, so that it can't be refunded. */
    use: (id: string) => used.add(id),
    /** Stops or resumes responding at all. */
    fallSilent: (next = true) => {
      isSilent = next
    },
    /** Carries out purchases without responding from now on. */
    hang: (next = true) => {
      isHanging = next
    },
    picturesFetched: () => pictures,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
