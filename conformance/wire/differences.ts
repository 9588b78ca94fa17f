import { isDeepStrictEqual } from 'node:util'
import type { Recorded } from './recorder.ts'

/** A call's requests by both clients. */
export interface Two {
  readonly official: Recorded
  readonly ours: Recorded
}

export interface Difference {
  readonly what: string
  /** Why we don't do the same. */
  readonly reason: string
  /** Removes this difference from the two requests. */
  readonly without: (two: Two) => Two
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Transforms every object in a value, innermost first. */
const everywhere = (value: unknown, change: (fields: Fields) => Fields): unknown => {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change))
  if (!isFields(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everywhere(item, change)])))
}
/** Transforms the content of a request, whether in the body or packed into the URL. */
const inBody = (request: Recorded, change: (fields: Fields) => Fields): Recorded => ({
  ...request,
  query: request.query.map(([name, value]) => [name, name === '.r' ? everywhere(value, change) : value] as const),
  body: everywhere(request.body, change),
})
const isPackedRequest = ({ query }: Recorded): boolean => query.some(([name]) => name === '.r')

/** The fields of a request as parameters whose names are paths. */
const parametersOf = (value: unknown, path = ''): (readonly [string, unknown])[] => {
  if (Array.isArray(value)) return value.map((one) => [path, String(one)] as const)
  if (!isFields(value)) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => parametersOf(inner, path === '' ? name : `${path}.${name}`))
}

const drop = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** Matches a path parameter. */
const inPath = (path: string, value: unknown): boolean =>
  typeof value === 'string' && path.split('/').some((part) => part === value || decodeURIComponent(part) === value)

/** Removes path parameters from query and body, and from the entities in them. */
const withoutPathParameters = ({ official, ours }: Two): Two => {
  const isRepeated = ([name, value]: readonly [string, unknown]): boolean =>
    /^(id|slug|code|factorType|from|to|\w+Id)$/.test(name) && inPath(ours.path, value)
  const strip = (fields: unknown): unknown =>
    isFields(fields) ? Object.fromEntries(Object.entries(fields).filter((entry) => !isRepeated(entry))) : fields
  const present = isFields(ours.body) ? ours.body : {}
  const isNews = ([name, value]: readonly [string, unknown]): boolean =>
    name in present || !isFields(value) || Object.keys(value).length > 0
  const stripAll = (body: unknown): unknown => {
    const own = strip(body)
    if (!isFields(own)) return own
    return Object.fromEntries(
      Object.entries(own)
        .map(([name, value]) => [name, strip(value)] as const)
        .filter(isNews),
    )
  }
  return {
    ours: { ...ours, body: stripAll(ours.body) },
    official: {
      ...official,
      query: official.query.filter((entry) => !isRepeated(entry)),
      body: stripAll(official.body),
    },
  }
}

const official = (change: (request: Recorded) => Recorded) => (two: Two) => ({ ...two, official: change(two.official) })
const both = (change: (request: Recorded) => Recorded) => (two: Two) => ({
  official: change(two.official),
  ours: change(two.ours),
})

const isOrderOfCartV2 = (path: string): boolean => /^\/ecom\/v2\/carts\/[^/]+\/place-order$/.test(path)

/** The official SDK doesn't send these fields, whether specified or not. */
const unknownFields = [
  'countryFullname',
  'subdivisionFullname',
  'unknownExtra',
  'merchantDiscounts',
  'cartFieldmask',
  'fieldMask',
  'membersAccount',
  'unset',
]

const renamed = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' } as const

/** Whether a query is empty, or has only the default filter and paging of newer builders. */
const isEmptyQuery = (request: unknown): boolean =>
  [{ query: {} }, { query: { cursorPaging: { limit: 50 }, filter: {} } }].some((one) => isDeepStrictEqual(request, one))

/**
 * All differences between the requests of the two clients. Each is a fault of the official one, or an older form of a
 * call.
 */
export const differences: readonly Difference[] = [
  {
    what: 'path parameters are repeated in the query or body',
    reason: 'Sent twice, they could contradict each other.',
    without: withoutPathParameters,
  },
  {
    what: 'keys of free-form maps are renamed, and lost where they are empty',
    reason: 'An option that a shop names `_id` is not an ID: renaming it corrupts data (fault 11).',
    without: both((request) =>
      inBody(request, (fields) =>
        Object.fromEntries(
          Object.entries(fields)
            .map(([key, value]) => [renamed[key as keyof typeof renamed] ?? key, value] as const)
            // An empty one is not only renamed, but lost.
            .filter(([key, value]) => value !== '' || !Object.values<string>(renamed).includes(key)),
        ),
      ),
    ),
  },
  {
    what: 'images have their own text as URL and their file name as alternative text',
    reason:
      'The text is not a URL, and a file name does not describe an image; without one it is "undefined" (fault 12).',
    without: official((request) =>
      inBody(request, (fields) => {
        if (typeof fields.url !== 'string' || !/^(wix:)?image:\/\//.test(fields.url)) return fields
        return drop(fields, 'url', 'altText', ...(fields.filename === 'undefined' ? ['filename'] : []))
      }),
    ),
  },
  {
    what: 'NaN and infinite numbers are sent as text',
    reason: 'Such a weight is a mistake; as JSON it is null, which the server rejects.',
    without: official((request) =>
      inBody(request, (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, /^(NaN|-?Infinity)$/.test(String(value)) ? null : value]),
        ),
      ),
    ),
  },
  {
    what: 'field masks are lists, not text with commas',
    reason: 'A list needs no separator that a name could contain. The server accepts both.',
    without: both((request) =>
      inBody(request, (fields) =>
        Array.isArray(fields.fieldMask) ? { ...fields, fieldMask: fields.fieldMask.join(',') } : fields,
      ),
    ),
  },
  {
    what: 'requests without a filter are not packed',
    reason: 'The server reads both, and one form for all requests is less code.',
    without: ({ official: theirs, ours }) => {
      if (isPackedRequest(theirs)) return { official: theirs, ours }
      const query = ours.query.flatMap(([name, value]) =>
        name === '.r' ? parametersOf(value) : [[name, value] as const],
      )
      return { official: theirs, ours: { ...ours, query } }
    },
  },
  {
    what: 'an empty query is omitted',
    reason: 'Both mean the same, and what the caller specifies is sent.',
    without: both((request) => ({
      ...request,
      query: request.query.filter(([name, value]) => name !== '.r' || !isEmptyQuery(value)),
      body: isEmptyQuery(request.body) ? {} : request.body,
    })),
  },
  {
    what: 'unknown fields and fields to unset are dropped from URLs and requests',
    reason:
      'What the caller specifies is sent; the server reads what it knows, and old clients do not hide new fields.',
    without: ({ official, ours }) => {
      const sent = JSON.stringify(official.body) ?? ''
      const dropped = unknownFields.filter((name) => !sent.includes(`"${name}":`))
      return { official, ours: inBody(ours, (fields) => drop(fields, ...dropped)) }
    },
  },
  {
    what: 'what a buyer agreed to is dropped: policies, prices, an offline payment method, and charging the balance',
    reason: "These are this server's own fields, which the official SDK does not have.",
    without: ({ official, ours }) => {
      const own = ['policyAgreement', 'paymentMethodId', 'chargeRemainders']
      // Orders of second-generation carts are placed with the verified prices by both.
      if (!isOrderOfCartV2(ours.path)) own.push('priceVerificationToken')
      return { official, ours: inBody(ours, (fields) => drop(fields, ...own)) }
    },
  },
  {
    what: 'second-generation carts: the address of an estimate, and whether a cart may be missing, are dropped',
    reason: "These are this server's own fields, which the official SDK does not have.",
    without: ({ official, ours }) => {
      if (/^\/ecom\/v2\/carts\/[^/]+\/estimate$/.test(ours.path) && isFields(ours.body))
        return { official, ours: { ...ours, body: drop(ours.body, 'deliveryAddress') } }
      if (ours.path === '/ecom/v2/carts/current')
        return { official, ours: { ...ours, query: ours.query.filter(([name]) => name !== 'allowMissing') } }
      return { official, ours }
    },
  },
  {
    what: 'the revision of a draft, the refund of a commit, and the note and language of its buyer are dropped',
    reason: "These are this server's own fields, which the official SDK does not have.",
    without: ({ official, ours }) =>
      ours.path.startsWith('/ecom/v1/draft-orders') && isFields(ours.body)
        ? {
            official,
            ours: {
              ...ours,
              body: drop(ours.body, 'revision', 'refundDifference', 'paymentRefunds', 'buyerNote', 'buyerLanguage'),
            },
          }
        : { official, ours },
  },
  {
    what: 'the refunds of a cancelation are dropped',
    reason: "This is the server's own field, which the official SDK does not have; everything is refunded.",
    without: ({ official, ours }) =>
      /^\/ecom\/v1\/orders\/[^/]+\/cancel$/.test(ours.path) && isFields(ours.body)
        ? { official, ours: { ...ours, body: drop(ours.body, 'paymentRefunds') } }
        : { official, ours },
  },
  {
    what: 'the buyer’s tax ID is dropped when totals are calculated',
    reason: "This is the server's own field, which the official SDK does not have.",
    without: ({ official, ours }) =>
      ours.path === '/ecom/v1/calculate-totals' && isFields(ours.body)
        ? { official, ours: { ...ours, body: drop(ours.body, 'vatId') } }
        : { official, ours },
  },
  {
    what: 'path parameters are not encoded',
    reason: 'A slash or dots in an ID would lead the call elsewhere (fault 18).',
    without: ({ official, ours }) => ({
      official: { ...official, path: decodeURIComponent(official.path) },
      ours: { ...ours, path: decodeURIComponent(ours.path) },
    }),
  },
  {
    what: 'collections are requested without the prefix of their host',
    reason: 'It was lost in a new version of the SDK (fault 30); the server accepts both.',
    without: official((request) => ({
      ...request,
      path: request.path.replace(/^\/v2\/collections/, '/stores-reader/v2/collections'),
    })),
  },
  {
    what: 'two functions for one collection by its slug, with two paths',
    reason: 'One call has one path here; the server accepts both.',
    without: official((request) => ({
      ...request,
      path: request.path.replace(/^\/stores-reader\/v1\/collections\/slug/, '/stores-reader/v2/collections/slug'),
    })),
  },
  {
    what: 'the start of a verification is capitalized in older versions',
    reason: 'One call has one path here; the server accepts both.',
    without: official((request) => ({ ...request, path: request.path.replace(/\/Start$/, '/start') })),
  },
]
