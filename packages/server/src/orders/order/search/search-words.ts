import { sql, type RawBuilder } from 'kysely'
import { isObject } from '../../../ground/query/conditions.ts'

const word = (text: string): RawBuilder<unknown> => sql`left(lower(${text}::text), 100)`

/** Words with a prefix, or a single exact word. */
interface Range {
  readonly from: RawBuilder<unknown>
  readonly isWhole?: true
}

/** Search terms of an order: any of these words, or this number. */
export interface Wanted {
  readonly ranges: readonly Range[]
  readonly number?: number
}

const marks = { phone: '\u0001', amount: '\u0002', tracking: '\u0004' } as const
const tagMarks = { 'tags.privateTags.tagIds': '\u0003', 'tags.tags.tagIds': '\u0005' } as const

/** Parses an amount such as “€1,250.90”, “60,90” or “60”. */
const amountOf = (text: string): string | undefined => {
  const bare = text.replaceAll(/[^\d.,]/g, '')
  if (!/^\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u.test(text)) return undefined
  const decimals = /[.,](\d{1,3})$/.exec(bare)?.[1] ?? ''
  if (decimals === '' || (decimals.length === 3 && !/[.,].*[.,]/.test(bare))) {
    return `${bare.replaceAll(/[.,]/g, '')}.00`
  }
  return `${bare.slice(0, -decimals.length - 1).replaceAll(/[.,]/g, '')}.${decimals.padEnd(2, '0')}`
}

/** Parses the last digits of a phone number, at least four, in reverse order. */
const phoneOf = (text: string): string | undefined => {
  if (!/^[+\d][\d\s()/.-]*$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < 4 ? undefined : [...digits].toReversed().join('')
}

/** Parses a search expression: the prefix of a word, or a whole amount, number or tag. */
export const wantedOf = (expression: string): Wanted | undefined => {
  // Control characters mark other kinds of words, so remove them.
  const text = expression
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '') return undefined
  const bare = text.replace(/^[#@]/, '')
  if (bare === '') return { ranges: [] }
  const [amount, phone] = [amountOf(text), phoneOf(text)]
  const ranges: Range[] = [
    { from: word(bare) },
    { from: word(marks.tracking + bare.replaceAll(' ', '')) },
    ...(phone === undefined ? [] : [{ from: word(marks.phone + phone) }]),
    ...(amount === undefined ? [] : [{ from: word(marks.amount + amount), isWhole: true as const }]),
  ]
  return { ranges, ...(/^\d{1,15}$/.test(bare) && { number: Number(bare) }) }
}

const listOf = (condition: unknown): readonly unknown[] | undefined => {
  if (typeof condition === 'string') return [condition]
  if (Array.isArray(condition)) return condition
  if (!isObject(condition)) return undefined
  const [[operator, value] = [], ...others] = Object.entries(condition)
  if (others.length > 0) return undefined
  if (operator === '$eq' && typeof value === 'string') return [value]
  return (operator === '$hasSome' || operator === '$in') && Array.isArray(value) ? value : undefined
}

const isOfTags = (name: string): name is keyof typeof tagMarks => Object.hasOwn(tagMarks, name)

/** Returns the tags of a condition that only requires one of several tags. */
export const wantedTags = ([name, condition]: readonly [string, unknown]): Wanted | undefined => {
  const tags = isOfTags(name) ? listOf(condition) : undefined
  if (!isOfTags(name) || !tags || tags.length > 50) return undefined
  if (!tags.every((tag) => typeof tag === 'string' && tag.length <= 99 && !tag.includes('\0'))) return undefined
  return { ranges: (tags as string[]).map((tag) => ({ from: sql`${tagMarks[name] + tag}`, isWhole: true as const })) }
}

/** Returns the email of a condition that only requires an email. */
export const wantedEmail = ([name, condition]: readonly [string, unknown]): Wanted | undefined => {
  const [email, ...others] = (name === 'buyerInfo.email' && listOf(condition)) || []
  if (typeof email !== 'string' || others.length > 0 || email === '' || email.includes('\0')) return undefined
  return { ranges: [{ from: word(email), isWhole: true }] }
}

/** Matches a prefix: the highest code point sorts after every word that starts with it. */
const isWithin = ({ from, isWhole }: Range): RawBuilder<boolean> =>
  isWhole ? sql<boolean>`word = ${from}` : sql<boolean>`word >= ${from} and word < ${from} || chr(1114111)`

interface Walk {
  readonly siteId: string
  readonly wanted: Wanted
  readonly ascending: boolean
  /** Further conditions on an order; columns are those of `orders`. */
  readonly only: RawBuilder<boolean> | undefined
  /** Start of the page, by `created_date` and `number`. */
  readonly begin: RawBuilder<boolean>
  readonly limit: number
}

/** Finds the orders with these words within four weeks, without duplicates. */
const found = (siteId: string, { ranges }: Wanted): RawBuilder<unknown> => {
  if (ranges.length === 0) return sql`select 0::bigint as number, now() as created_date where false`
  const each = ranges.map(
    (range) => sql`
      select number, placed_date from order_word
      where site_id = ${siteId} and order_word.weeks = span.weeks and ${isWithin(range)}`,
  )
  return sql`select number, min(placed_date) as created_date from (${sql.join(each, sql` union all `)}) word
    group by number`
}

/** Finds the numbers of orders with these words, newest first, four weeks at a time, up to the limit. */
export const walkWords = ({ siteId, wanted, ascending, only, begin, limit }: Walk): RawBuilder<unknown> => {
  const [direction, beyond] = ascending ? [sql.raw('asc'), sql.raw('>')] : [sql.raw('desc'), sql.raw('<')]
  const condition = only
    ? sql`cross join lateral (
        select from orders where site_id = ${siteId} and orders.number = word.number and ${only} offset 0) as held`
    : sql``
  const walked = sql`
    with recursive span (weeks) as (
      (select weeks from order_word where site_id = ${siteId} order by weeks ${direction} limit 1)
      union all
      select (select next.weeks from order_word next
        where next.site_id = ${siteId} and next.weeks ${beyond} span.weeks order by next.weeks ${direction} limit 1)
      from span where span.weeks is not null
    )
    select number, created_date from span
    cross join lateral (${found(siteId, wanted)} order by created_date ${direction}, number ${direction}) as word ${condition}
    where span.weeks is not null and ${begin} limit ${limit}`
  if (wanted.number === undefined) return walked
  return sql`
    select * from (${walked}) as walked
    union
    select number, created_date from orders
    where site_id = ${siteId} and number = ${wanted.number} and ${only ?? sql`true`} and ${begin}`
}

/** Whether an order has one of these words, for lists that scan orders in another way. */
export const hasWords = (siteId: string, { ranges, number }: Wanted): RawBuilder<boolean> => {
  const each = ranges.map(
    (range) => sql`exists (select from order_word where site_id = ${siteId}
      and weeks = order_weeks(created_date) and order_word.number = orders.number and ${isWithin(range)})`,
  )
  return sql<boolean>`(${sql.join([...each, number === undefined ? sql`false` : sql`number = ${number}`], sql` or `)})`
}
