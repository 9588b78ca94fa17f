import { publicDiscount } from '@vitrine/domain/catalog/public-price.ts'
import { sql } from 'kysely'
import { noteRule } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { createDocumentStore } from '../../ground/document/document-store.ts'
import type { Field } from '../../ground/query/conditions.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentRule } from './present-rule.ts'
import { ruleOf } from './store.ts'
import type { Counted, DiscountRecord, StoredDiscount } from './tables.ts'

const moment = (name: string): Field => ({ kind: 'date', column: sql`(body->>${sql.lit(name)})::timestamptz` })

const tagIds = sql`array(select jsonb_array_elements_text(coalesce(body#>'{tags,privateTags,tagIds}', '[]')))`

/** Fields that discounts can be queried by, in our format and the specification's. */
const fields: Readonly<Record<string, Field>> = {
  name: { kind: 'text', column: sql`(body->>'name')` },
  active: { kind: 'flag', column: sql`(body->>'active')::boolean` },
  priority: { kind: 'number', column: sql`(body->>'priority')::numeric` },
  timesUsed: { kind: 'number', column: sql`times_used` },
  startTime: moment('starts'),
  endTime: moment('ends'),
  revision: { kind: 'number', column: sql`revision` },
  'activeTimeInfo.start': moment('starts'),
  'activeTimeInfo.end': moment('ends'),
  'tags.privateTags.tagIds': { kind: 'list', column: tagIds },
}

/** Stores discounts. Events use the specification's format, whichever call made the change. */
export const createDiscounts = <Wire>(
  context: Context,
  present: (stored: StoredDiscount, site: Site, now: Date) => Wire,
) =>
  createDocumentStore<DiscountRecord, Wire, Counted>(context, {
    table: 'discount',
    event: 'wix.ecom.discounts.v1.discount_rule',
    missing: 'The discount was not found.',
    fields,
    present: (stored, site) => present(stored, site, context.now()),
    onChange: (db, { siteId, id, body, now }) =>
      noteRule(db, { siteId, id, rule: body && publicDiscount(ruleOf({ id, body })), now }),
    presentInEvents: (stored, site) => presentRule(stored, site, context.now()),
  })
