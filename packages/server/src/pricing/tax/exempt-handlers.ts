import { required } from '../../ground/base/refusal.ts'
import type { taxExemptionCalls } from '@vitrine/contract'
import type { TaxExemptGroup } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import { forgetExemptGroupOfCompanies } from '../../people/customer/company/api.ts'
import { oneByOne } from './mapping/bulk.ts'
import { createTaxExemptGroups } from './documents.ts'
import { plainFields } from './extended-fields.ts'
import { allOf } from './all-of.ts'
import { createTagging } from './mapping/tagging.ts'
import type { TaxExemptGroupRecord } from './tables.ts'
import { readTags, requireTags } from '../../ground/entity/tags.ts'

type ExemptCall = Extract<keyof typeof taxExemptionCalls, `${string}TaxExemptGroup${string}`>

const editGroup = (
  before: Partial<TaxExemptGroupRecord>,
  { name, extendedFields, tags, memberGroupIds }: Input<TaxExemptGroup>,
): TaxExemptGroupRecord => {
  const { memberGroupIds: _before, ...rest } = before
  const groupIds = memberGroupIds ?? before.memberGroupIds ?? []
  return {
    ...rest,
    name: required(name ?? before.name, 'taxExemptGroup.name'),
    ...(extendedFields && { extendedFields: plainFields(extendedFields) }),
    ...(tags && { tags: readTags(tags)! }),
    ...(groupIds.length > 0 && { memberGroupIds: [...new Set(groupIds)] }),
  }
}

/** Removes a deleted group from contacts and rates. Its contacts pay tax again. */
const forgetGroup = async (db: Db, siteId: string, id: string): Promise<void> => {
  await sql`
    delete from contact_tax_details where site_id = ${siteId} and body->>'taxExemptGroupId' = ${id}`.execute(db)
  await sql`
    update manual_tax_mapping set body = jsonb_set(body, '{exemptRates}', (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(body->'exemptRates') one
      where one->>'taxExemptGroupId' <> ${id}
    ))
    where site_id = ${siteId}
      and body->'exemptRates' @> jsonb_build_array(jsonb_build_object('taxExemptGroupId', ${id}::text))`.execute(db)
}

/** Creates the handlers for calls about tax exempt groups. */
export const createExemptGroupHandlers = (context: Context): Pick<Handlers<typeof taxExemptionCalls>, ExemptCall> => {
  const groups = createTaxExemptGroups(context)
  const tag = createTagging(context, {
    table: 'tax_exempt_group',
    event: 'wix.billing.v1.tax_exempt_group',
    name: 'taxExemptGroup',
    kind: groups,
  })

  const create = (siteId: string, sent: Input<TaxExemptGroup>) => groups.create(siteId, () => editGroup({}, sent))
  const update = (siteId: string, id: string, sent: Input<TaxExemptGroup>) =>
    groups.change({
      siteId,
      id,
      revision: requireRevision(sent.revision, 'taxExemptGroup.revision'),
      edit: (record) => editGroup(record, sent),
    })
  const remove = async (siteId: string, id: string) => {
    await groups.remove(siteId, id, async (db) => {
      await forgetGroup(db, siteId, id)
      await forgetExemptGroupOfCompanies(db, siteId, id)
    })
    return { id }
  }

  return {
    createTaxExemptGroup: async ({ siteId }, { body }) => ({
      taxExemptGroup: await create(siteId, body.taxExemptGroup),
    }),

    getTaxExemptGroup: async ({ siteId }, { params }) => ({ taxExemptGroup: await groups.get(siteId, params.id) }),

    queryTaxExemptGroups: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await groups.query(siteId, body.query)
      return { taxExemptGroups: items, pagingMetadata }
    },

    updateTaxExemptGroup: async ({ siteId }, { params, body }) => ({
      taxExemptGroup: await update(siteId, params.id, body.taxExemptGroup),
    }),

    deleteTaxExemptGroup: async ({ siteId }, { params }) => {
      await remove(siteId, params.id)
      return {}
    },

    listDefaultTaxExemptGroups: async () => ({ taxExemptGroups: [] }),

    bulkCreateTaxExemptGroups: async ({ siteId }, { body: { taxExemptGroups, returnEntity = false } }) =>
      oneByOne(taxExemptGroups, { returnEntity }, (one) => create(siteId, one)),

    bulkUpdateTaxExemptGroups: async ({ siteId }, { body: { taxExemptGroups, returnEntity = false } }) =>
      oneByOne(taxExemptGroups, { returnEntity }, async ({ taxExemptGroup = {} }) =>
        update(siteId, required(taxExemptGroup.id, 'taxExemptGroups.taxExemptGroup.id'), taxExemptGroup),
      ),

    bulkDeleteTaxExemptGroups: async ({ siteId }, { body: { taxExemptGroupIds } }) => {
      const { results, bulkActionMetadata } = await oneByOne(taxExemptGroupIds, { returnEntity: false }, (id) =>
        remove(siteId, id),
      )
      return { results: results.map(({ itemMetadata }) => ({ itemMetadata })), bulkActionMetadata }
    },

    bulkUpdateTaxExemptGroupTags: async ({ siteId }, { body: { taxExemptGroupIds, ...edit } }) => {
      requireTags(edit)
      return oneByOne(taxExemptGroupIds, { returnEntity: false }, (id) => tag(siteId, id, edit))
    },

    bulkUpdateTaxExemptGroupTagsByFilter: async ({ siteId }, { body: { filter, ...edit } }) => {
      requireTags(edit)
      for (const { id } of await allOf((query) => groups.query(siteId, query), filter)) await tag(siteId, id, edit)
      return { jobId: context.newId() }
    },
  }
}
