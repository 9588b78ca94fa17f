import type { CustomTypesConfig } from 'pg'
import { types } from 'pg'

/**
 * How values from the database are parsed, where it differs from the defaults of `pg`:
 *
 * | PostgreSQL | TypeScript | why |
 * |---|---|---|
 * | `bigint`, `count(*)` | `number`, or an error beyond 2^53 | counts and minor units are numbers; imprecise ones are rejected |
 * | `numeric` | `string` | it may hold more than a number can |
 * | `timestamptz` | `Date` | a point in time |
 * | `timestamp`, `date` | `string` | without a time zone it is not a point in time, and `pg` would assume the zone of the machine |
 * | `jsonb`, `json` | parsed | |
 *
 * When writing, `pg` sends an array as a PostgreSQL array: pass `JSON.stringify(list)` to a `jsonb` column.
 */
export const valueParsers: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parserByOid.get(oid) ?? (types.getTypeParser(oid, format as 'text') as (text: string) => unknown)
  },
}

const { builtins } = types
const arrayOfBigint = 1016
const arrayOfDate = 1182
const arrayOfTimestamp = 1115
const arrayOfText = 1009
const asText = (text: string) => text

const parserByOid = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  [arrayOfBigint, (text) => parseTexts(text).map((item) => (item === null ? null : parseBigint(item)))],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [arrayOfDate, parseTexts],
  [arrayOfTimestamp, parseTexts],
])

function parseTexts(text: string): (string | null)[] {
  const parse = types.getTypeParser(arrayOfText as number, 'text') as (text: string) => (string | null)[]
  return parse(text)
}

function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit a number: select it as text.`)
  return value
}
