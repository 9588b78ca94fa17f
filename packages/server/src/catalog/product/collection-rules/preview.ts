import type { Rule } from '@vitrine/domain/collection-rule/rule.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { disableCompiler, factsOf, matchesRule, type RuleSetting } from './rule-sql.ts'

/** Products that a preview shows. */
const maxShown = 20
/** Products compared in one statement. */
const comparedAtOnce = 20_000
/** No further statement begins after this time. */
const maxMs = 3000

/** Returns the number of the oldest product of the next part; `undefined` behind the last one. */
const endOfPart = async (db: Db, siteId: string, before: number): Promise<number | undefined> => {
  const { rows } = await sql<{ first: number | null }>`
    select min(numeric_id) as first from (
      select numeric_id from product where site_id = ${siteId} and numeric_id < ${before}
      order by numeric_id desc limit ${comparedAtOnce}) part`.execute(db)
  return rows[0]!.first ?? undefined
}

interface Part extends RuleSetting {
  readonly siteId: string
  readonly rule: Rule
  /** The numbers of its products. */
  readonly from: number
  readonly before: number
  /** Products that it still shows. */
  readonly wanted: number
}

interface Found {
  readonly count: number
  readonly ids: readonly string[] | null
}

/** Compares the products of a part with a rule. */
const comparePart = (db: Db, { siteId, rule, from, before, wanted, ...setting }: Part): Promise<Found> =>
  transact(db, async (transaction) => {
    await disableCompiler(transaction)
    const newest = sql`(array_agg(p.id order by p.numeric_id desc))[1:${sql.lit(wanted)}]`
    const { rows } = await sql<Found>`
      select count(*)::integer as count, ${wanted > 0 ? newest : sql`null`} as ids
      from product p ${factsOf(rule)}
      where p.site_id = ${siteId} and p.numeric_id >= ${from} and p.numeric_id < ${before}
        and ${matchesRule(rule, setting)}`.execute(transaction)
    return rows[0]!
  })

export interface Preview {
  readonly count: number
  /** Whether there was no time to compare all products. */
  readonly tooManyToCount: boolean
  /** The newest products that match. */
  readonly ids: readonly string[]
}

/** Counts the products that match a rule. Stops after some seconds. */
export const previewRule = async (
  db: Db,
  { siteId, rule, ...setting }: RuleSetting & { readonly siteId: string; readonly rule: Rule },
): Promise<Preview> => {
  const begun = performance.now()
  const ids: string[] = []
  let count = 0
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const from = await endOfPart(db, siteId, before)
    if (from === undefined) return { count, ids, tooManyToCount: false }
    if (performance.now() - begun > maxMs) return { count, ids, tooManyToCount: true }
    const part = await comparePart(db, { siteId, rule, from, before, wanted: maxShown - ids.length, ...setting })
    count += part.count
    ids.push(...(part.ids ?? []))
    before = from
  }
}
