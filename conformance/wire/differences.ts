import { isDeepStrictEqual } from 'node:util'
import type { Recorded } from './recorder.ts'

/** One call's two requests. */
export interface Two {
  readonly official: Recorded
  readonly ours: Recorded
}

export interface Difference {
  readonly what: string
  /** Why we do not do the same. */
  readonly reason: string
  /** The two without this difference. */
  readonly without: (two: Two) => Two
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in which every object was changed, the inner ones first. */
const everywhere = (value: unknown, change: (fields: Fields) => Fields): unknown => {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change))
  if (!isFields(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everywhere(item, change)])))
}
/** In what a request says, whether it travels as a body or packed into the address. */
const inBody = (request: Recorded, change: (fields: Fields) => Fields): Recorded => ({
  ...request,
  query: request.query.map(([name, value]) => [name, name === '.r' ? everywhere(value, change) : value] as const),
  body: everywhere(request.body, change),
})
const drop = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** What stands in a path where a call has a parameter. */
const inPath = (path: string, value: unknown): boolean =>
  typeof value === 'string' && path.split('/').some((part) => part === value || decodeURIComponent(part) === value)

/** A request that says nothing in query or body that its path says already; nor does what it changes. */
const withoutPathParameters = ({ official, ours }: Two): Two => {
  const isRepeated = ([name, value]: readonly [string, unknown]): boolean =>
    /^(id|slug|factorType|from|to|\w+Id)$/.test(name) && inPath(ours.path, value)
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

/** Specified or not, the official SDK does not send them. */
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

/** With nothing in it, or with the filter and the page that newer builders put in. */
const isEmptyQuery = (packed: unknown): boolean =>
  [{ query: {} }, { query: { cursorPaging: { limit: 50 }, filter: {} } }].some((one) => isDeepStrictEqual(packed, one))

/** All that the two clients send differently. Each is a fault of the official one, or an older form of a call. */
export const differences: readonly Difference[] = [
  {
    what: 'path parameters stand in the query or body again',
    reason: 'They are said twice; where the two disagree nobody can tell which holds.',
    without: withoutPathParameters,
  },
  {
    what: 'keys of free-form maps are renamed, and lost where they are empty',
    reason: 'An option that a shop names `_id` is not the id of anything: renaming it corrupts data (fault 11).',
    without: both((request) =>
      inBody(request, (fields) =>
        Object.fromEntries(
          Object.entries(fields)
            .map(([key, value]) => [renamed[key as keyof typeof renamed] ?? key, value] as const)
            // An empty one is not only renamed, it is lost.
            .filter(([key, value]) => value !== '' || !Object.values<string>(renamed).includes(key)),
        ),
      ),
    ),
  },
  {
    what: 'pictures carry their own text as address and their file name as alternative text',
    reason: 'The text is no address, and a file name describes no picture; without one it is "undefined" (fault 12).',
    without: official((request) =>
      inBody(request, (fields) => {
        if (typeof fields.url !== 'string' || !/^(wix:)?image:\/\//.test(fields.url)) return fields
        return drop(fields, 'url', 'altText', ...(fields.filename === 'undefined' ? ['filename'] : []))
      }),
    ),
  },
  {
    what: 'numbers that are none travel as text',
    reason: 'A weight that is not a number is a mistake; as JSON it is null, which the server refuses.',
    without: official((request) =>
      inBody(request, (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, /^(NaN|-?Infinity)$/.test(String(value)) ? null : value]),
        ),
      ),
    ),
  },
  {
    what: 'a query that asks for nothing is left out',
    reason: 'It means the same, and what the caller says is sent.',
    without: both((request) => ({
      ...request,
      query: request.query.filter(([name, value]) => name !== '.r' || !isEmptyQuery(value)),
    })),
  },
  {
    what: 'fields that the SDK does not know, and what is to be unset, are dropped from addresses and requests',
    reason: 'What the caller says is sent; the server takes what it knows, and old clients do not hide new fields.',
    without: ({ official, ours }) => {
      const sent = JSON.stringify(official.body) ?? ''
      const dropped = unknownFields.filter((name) => !sent.includes(`"${name}":`))
      return { official, ours: inBody(ours, (fields) => drop(fields, ...dropped)) }
    },
  },
  {
    what: 'what a buyer agreed to is dropped: policies, prices, a way of paying outside, and that the rest is charged',
    reason: "These are this server's own fields: the official SDK cannot say them.",
    without: ({ official, ours }) => ({
      official,
      ours: inBody(ours, (fields) =>
        drop(fields, 'policyAgreement', 'priceVerificationToken', 'paymentMethodId', 'chargeRemainders'),
      ),
    }),
  },
  {
    what: 'what was seen of a draft, what goes back with a commit, and the note and language of its buyer are dropped',
    reason: "These are this server's own fields: the official SDK cannot say them.",
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
    what: 'what goes back to which payments is dropped when an order is canceled',
    reason: "This is the server's own field: the official SDK cannot say it, and everything goes back.",
    without: ({ official, ours }) =>
      /^\/ecom\/v1\/orders\/[^/]+\/cancel$/.test(ours.path) && isFields(ours.body)
        ? { official, ours: { ...ours, body: drop(ours.body, 'paymentRefunds') } }
        : { official, ours },
  },
  {
    what: 'the tax ID of who buys is dropped where totals are calculated',
    reason: "This is the server's own field: the official SDK cannot say it.",
    without: ({ official, ours }) =>
      ours.path === '/ecom/v1/calculate-totals' && isFields(ours.body)
        ? { official, ours: { ...ours, body: drop(ours.body, 'vatId') } }
        : { official, ours },
  },
  {
    what: 'path parameters are not encoded',
    reason: 'A slash or dots in an id would lead the call elsewhere (fault 18).',
    without: ({ official, ours }) => ({
      official: { ...official, path: decodeURIComponent(official.path) },
      ours: { ...ours, path: decodeURIComponent(ours.path) },
    }),
  },
  {
    what: 'collections are asked for without the prefix of their host',
    reason: 'It was lost in a new version of the SDK (fault 30); the server answers both.',
    without: official((request) => ({
      ...request,
      path: request.path.replace(/^\/v2\/collections/, '/stores-reader/v2/collections'),
    })),
  },
  {
    what: 'two functions for one collection by its slug, with two paths',
    reason: 'One call has one path here; the server answers both.',
    without: official((request) => ({
      ...request,
      path: request.path.replace(/^\/stores-reader\/v1\/collections\/slug/, '/stores-reader/v2/collections/slug'),
    })),
  },
  {
    what: 'the start of a verification is written with a capital in older versions',
    reason: 'One call has one path here; the server answers both.',
    without: official((request) => ({ ...request, path: request.path.replace(/\/Start$/, '/start') })),
  },
]
