import type { InfoSectionRecord } from '@vitrine/domain/catalog/info-section.ts'
import type { LabelRecord } from '@vitrine/domain/catalog/label.ts'
import type { SubscriptionRecord } from '@vitrine/domain/catalog/subscription.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import type { JobHandler } from '../../../../ground/job/job.ts'
import { findBrands, refreshBrandJob } from '../../../brand/api.ts'
import { findInfoSections, refreshInfoSectionJob } from '../../../info-section/api.ts'
import { findRibbons, refreshRibbonJob } from '../../../ribbon/api.ts'
import { findSubscriptionOptions, refreshSubscriptionOptionJob } from '../../../subscription-option/api.ts'

/** Products updated in one transaction. */
const batch = 500

type Copy = LabelRecord | InfoSectionRecord | Omit<SubscriptionRecord, 'visible'>
type FindCopies = (db: Db, siteId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Copy>>

/** Info sections as products keep them. */
const findSectionCopies: FindCopies = async (db, siteId, ids) => {
  const sections = await findInfoSections(db, siteId, ids)
  return new Map(
    [...sections].map(([id, { uniqueName = '', title = '', plainDescription: description = '' }]) => [
      id,
      { id, uniqueName, title, description },
    ]),
  )
}

/** Subscription options as products keep them, apart from whether buyers see them. */
const findOptionCopies: FindCopies = async (db, siteId, ids) => {
  const options = await findSubscriptionOptions(db, siteId, ids)
  return new Map([...options].map(([id, terms]) => [id, { ...terms, id }]))
}

interface Label {
  readonly siteId: string
  readonly id: string
  /** Absent if the entity was deleted. */
  readonly copy: Copy | undefined
}

const asJson = (copy: Copy): RawBuilder<unknown> => sql`${JSON.stringify(copy)}::jsonb`

/** A single copy, such as the brand, and the products whose copy is out of date. */
const singleCopy = (field: 'brand' | 'ribbon', { id, copy }: Label) => {
  const key = sql.lit(field)
  return {
    record: copy ? sql`jsonb_set(p.record, array[${key}], ${asJson(copy)})` : sql`p.record - ${key}`,
    isStale: sql<boolean>`p.record->${key}->>'id' = ${id}
      ${copy ? sql`and p.record->${key} <> ${asJson(copy)}` : sql``}`,
  }
}

/** The copies in a list, such as the info sections. */
const listedCopy = (field: 'additionalRibbons' | 'infoSections', { id, copy }: Label) => {
  const list = sql`p.record->${sql.lit(field)}`
  const others = sql`(select coalesce(jsonb_agg(${copy ? sql`case when one->>'id' = ${id} then ${asJson(copy)} else one end` : sql`one`} order by place), '[]')
    from jsonb_array_elements(${list}) with ordinality copies(one, place)
    ${copy ? sql`` : sql`where one->>'id' <> ${id}`})`
  const stale = sql<boolean>`${list} @> ${JSON.stringify([{ id }])}::jsonb`
  return {
    record: sql`jsonb_set(p.record, array[${sql.lit(field)}], ${others})`,
    isStale: copy ? sql<boolean>`${stale} and not ${list} @> ${JSON.stringify([copy])}::jsonb` : stale,
  }
}

/** The copies of a subscription option. Each product decides whether buyers see it. */
const optionCopy = ({ id, copy }: Label): ReturnType<typeof singleCopy> => {
  const list = sql`p.record->'subscriptions'`
  const fresh = copy ? sql`${asJson(copy)} || jsonb_build_object('visible', one->'visible')` : sql`null`
  const isOption = sql`one->>'id' = ${id}`
  const has = sql`${list} @> ${JSON.stringify([{ id }])}::jsonb`
  return {
    record: sql`jsonb_set(p.record, '{subscriptions}', (
      select coalesce(jsonb_agg(case when ${isOption} then ${fresh} else one end order by place), '[]')
      from jsonb_array_elements(${list}) with ordinality copies(one, place)
      where ${copy ? sql`true` : sql`not ${isOption}`}))`,
    isStale: copy
      ? sql<boolean>`${has} and exists (
          select from jsonb_array_elements(${list}) one where ${isOption} and one - 'visible' <> ${asJson(copy)})`
      : sql<boolean>`${has}`,
  }
}

/** Updates some products with an outdated copy. Returns how many. */
const refreshSome = async (
  db: Db,
  { siteId }: Label,
  { record, isStale }: ReturnType<typeof singleCopy>,
  now: Date,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update product p set record = ${record}, revision = revision + 1, last_updated = ${now}
    where p.site_id = ${siteId} and p.id in (
      select p.id from product p where p.site_id = ${siteId} and ${isStale} order by p.id limit ${sql.lit(batch)}
      for update)`.execute(db)
  return Number(numAffectedRows)
}

const createRefresh = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: string,
  {
    find,
    copiesOf,
  }: {
    find: FindCopies
    copiesOf: (label: Label) => readonly ReturnType<typeof singleCopy>[]
  },
): JobHandler => ({
  kind,
  run: async ({ siteId, key: id }) => {
    const label: Label = { siteId, id, copy: (await find(db, siteId, [id])).get(id) }
    for (const copies of copiesOf(label)) {
      while ((await transact(db, (transaction) => refreshSome(transaction, label, copies, now()))) === batch);
    }
    return undefined
  },
})

/** Jobs that update the copies of brands, ribbons, info sections and subscription options after a change. */
export const refreshEntityJobs = (context: Pick<Context, 'db' | 'now'>): readonly JobHandler[] => [
  createRefresh(context, refreshBrandJob, { find: findBrands, copiesOf: (label) => [singleCopy('brand', label)] }),
  createRefresh(context, refreshRibbonJob, {
    find: findRibbons,
    copiesOf: (label) => [singleCopy('ribbon', label), listedCopy('additionalRibbons', label)],
  }),
  createRefresh(context, refreshInfoSectionJob, {
    find: findSectionCopies,
    copiesOf: (label) => [listedCopy('infoSections', label)],
  }),
  createRefresh(context, refreshSubscriptionOptionJob, {
    find: findOptionCopies,
    copiesOf: (label) => [optionCopy(label)],
  }),
]
