import type { Rule } from '@vitrine/domain/collection-rule/rule.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { matchesRule, ruleFacts, type RuleSetting } from './rule-sql.ts'

/** Products that a preview shows. */
const maxShown = 20
/** Products compared in one statement. */
const comparedAtOnce = 20_000
/** No further statement begins after this time. */
const maxMs = 2000

interface Part {
  readonly count: number
  readonly ids: readonly string[] | null
  /** The number of the last product that was compared; `null` if there was none. */
  readonly last: number | null
}

/** Compares products with a rule, newest first. */
const comparePart = async (
  db: Db,
  { siteId, rule, before, ...setting }: RuleSetting & { siteId: string; rule: Rule; before: number },
): Promise<Part> => {
  const { rows } = await sql<Part>`
    with part as (
      select * from product where site_id = ${siteId} and numeric_id < ${before}
      order by numeric_id desc limit ${comparedAtOnce}
    ), found as (
      select p.id, p.numeric_id from part p ${ruleFacts} where ${matchesRule(rule, setting)}
    )
    select count(*)::integer as count, (select min(numeric_id) from part) as last,
      (array_agg(id order by numeric_id desc))[1:${sql.lit(maxShown)}] as ids from found`.execute(db)
  return rows[0]!
}

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
    const part = await comparePart(db, { siteId, rule, before, ...setting })
    count += part.count
    ids.push(...(part.ids ?? []).slice(0, maxShown - ids.length))
    if (part.last === null) return { count, ids, tooManyToCount: false }
    if (performance.now() - begun > maxMs) return { count, ids, tooManyToCount: true }
    before = part.last
  }
}
