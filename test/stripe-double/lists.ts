import type { Book, StripeObject } from './book.ts'

/** Stripe: “Expanding responses”: replaces IDs with their objects, path by path. */
const expandPath = (book: Book, value: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => expandPath(book, one, path))
  const found = typeof value === 'string' ? (book.objects.get(value) ?? value) : value
  const [name, ...rest] = path
  if (name === undefined || typeof found !== 'object' || found === null) return found
  const group = found as Record<string, unknown>
  // Stripe: “Charge object”, refunds: included only when expanded.
  if (group.object === 'charge' && name === 'refunds') {
    return { ...group, refunds: listOf(book, 'refund', new URLSearchParams({ charge: String(group.id) })) }
  }
  return { ...group, [name]: expandPath(book, group[name], rest) }
}

export const expand = (book: Book, object: unknown, paths: readonly string[]): unknown =>
  paths.reduce((known, path) => expandPath(book, known, path.split('.')), object)

const isWithin = (time: unknown, query: URLSearchParams, name: string): boolean => {
  const seconds = Number(time)
  const bound = (by: string): number | undefined => {
    const text = query.get(`${name}[${by}]`)
    return text === null ? undefined : Number(text)
  }
  const [gte, gt, lt, lte] = [bound('gte'), bound('gt'), bound('lt'), bound('lte')]
  return (
    (gte === undefined || seconds >= gte) &&
    (gt === undefined || seconds > gt) &&
    (lt === undefined || seconds < lt) &&
    (lte === undefined || seconds <= lte)
  )
}

/** Stripe: “Pagination”: newest first, limited, starting after the named one. */
export const listOf = (book: Book, kind: string, query: URLSearchParams): unknown => {
  const named = ['payment_intent', 'charge', 'payout', 'source', 'customer', 'type'] as const
  const matching = book
    .all(kind)
    .filter((object) => named.every((name) => query.get(name) === null || object[name] === query.get(name)))
    .filter((object) => isWithin(object.created, query, 'created'))
    .filter((object) => isWithin(object.arrival_date ?? 0, query, 'arrival_date'))
    .toReversed()
  const after = query.get('starting_after')
  const start = after === null ? 0 : matching.findIndex(({ id }) => id === after) + 1
  const limit = Number(query.get('limit') ?? 10)
  const page: StripeObject[] = matching.slice(start, start + limit)
  const paths = [...query].filter(([name]) => name.startsWith('expand')).map(([, path]) => path.replace(/^data\./, ''))
  return {
    object: 'list',
    url: `/v1/${kind}s`,
    has_more: start + limit < matching.length,
    data: page.map((object) => expand(book, object, paths)),
  }
}
