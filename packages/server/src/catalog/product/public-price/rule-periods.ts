import type { PublicRule, RulePeriod } from '@vitrine/domain/catalog/public-price.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { daysBefore, keptDays } from './kept-days.ts'

interface RuleChange {
  readonly siteId: string
  /** ID of the price list or discount. */
  readonly id: string
  /** What it is now. Absent if it was deleted, or is not for everybody. */
  readonly rule: PublicRule | undefined
  readonly now: Date
}

/** Each price of the past is calculated from all of them, whenever a buyer reads a reduced price. */
const maxPeriods = 300

/** Notes that a price list or discount changes, so that prices of the past can be told from it. */
export const noteRule = async (db: Db, { siteId, id, rule, now }: RuleChange): Promise<void> => {
  const text = rule === undefined ? null : JSON.stringify(rule)
  const isCurrent = sql`site_id = ${siteId} and rule_id = ${id} and until_date is null`
  await sql`
    update price_rule_period set until_date = greatest(since_date, ${now.toISOString()}::timestamptz)
    where ${isCurrent} and rule is distinct from ${text}::jsonb`.execute(db)
  await sql`
    delete from price_rule_period where site_id = ${siteId} and (
      until_date < ${daysBefore(now, keptDays).toISOString()}::timestamptz
      or id in (select id from price_rule_period where site_id = ${siteId} and until_date is not null
        order by until_date desc, id desc offset ${sql.lit(maxPeriods)}))`.execute(db)
  if (text === null) return
  await sql`
    insert into price_rule_period (site_id, rule_id, since_date, rule)
    select ${siteId}, ${id}, ${now.toISOString()}::timestamptz, ${text}::jsonb
    where not exists (select from price_rule_period where ${isCurrent})`.execute(db)
}

const dated = <Rule extends { readonly starts?: Date; readonly ends?: Date }>(rule: Rule): Rule => ({
  ...rule,
  ...(rule.starts && { starts: new Date(rule.starts) }),
  ...(rule.ends && { ends: new Date(rule.ends) }),
})

/** The dates of a stored rule are text. */
const ruleOf = (stored: PublicRule): PublicRule =>
  stored.kind === 'LIST' ? { ...stored, list: dated(stored.list) } : dated(stored)

/** Reads the rules of a store that were in effect since a date: those of today, then those that ended last, up to 300. */
export const readRulePeriods = async (db: Db, siteId: string, since: Date): Promise<readonly RulePeriod[]> => {
  const rows = await db
    .selectFrom('price_rule_period')
    .select(['since_date', 'until_date', 'rule'])
    .where('site_id', '=', siteId)
    .where(({ or, eb }) => or([eb('until_date', 'is', null), eb('until_date', '>', since)]))
    .orderBy('until_date', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(maxPeriods)
    .execute()
  return rows.map(({ since_date, until_date, rule }) => ({
    since: since_date,
    ...(until_date && { until: until_date }),
    rule: ruleOf(rule),
  }))
}
