import type { taxCalculationCalls } from '@vitrine/contract'
import type { RateChange, RateFile } from '@vitrine/contract/calls/pricing/tax-calculation.ts'
import { bundledRates } from '@vitrine/domain/tax/rate-data.ts'
import { sql } from 'kysely'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { presentMapping, presentRegion } from '../documents.ts'
import { insertDocument, listDocuments, saveDocument } from '../../../ground/document/store.ts'
import {
  changesOf,
  planRates,
  readSource,
  requireFile,
  type PlannedRegion,
  type RateSource,
  type TaxRows,
} from './rate-files.ts'
import type { TaxGroupRecord, TaxMappingRecord, TaxRegionRecord } from '../tables.ts'

type RateCall = 'listTaxRateFiles' | 'getTaxRateFile' | 'previewTaxRates' | 'loadTaxRates'

const readRows = async (db: Db, siteId: string): Promise<TaxRows> => {
  const [groups, regions, mappings] = await Promise.all([
    listDocuments<TaxGroupRecord>(db, 'tax_group', siteId),
    listDocuments<TaxRegionRecord>(db, 'tax_region', siteId),
    listDocuments<TaxMappingRecord>(db, 'manual_tax_mapping', siteId),
  ])
  return { groups, regions, mappings }
}

type TaxEvent =
  | 'wix.billing.v1.tax_region_created'
  | 'wix.billing.v1.manual_tax_mapping_created'
  | 'wix.billing.v1.manual_tax_mapping_updated'

const recordTaxEvent = (db: Db, type: TaxEvent, entity: { readonly id: string }, siteId: string): Promise<void> =>
  recordEvent(db, {
    siteId,
    entity: type.slice('wix.billing.v1.'.length, type.lastIndexOf('_')),
    entityId: entity.id,
    type,
    body: type.endsWith('_created') ? { entity } : { currentEntity: entity },
  })

const writeRegion = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  transaction: Db,
  { siteId, region: { existing, body, rates } }: { siteId: string; region: PlannedRegion },
): Promise<void> => {
  const at = { siteId, now: now() }
  const region = existing ?? (await insertDocument(transaction, 'tax_region', { ...at, id: newId(), body }))
  if (!existing) await recordTaxEvent(transaction, 'wix.billing.v1.tax_region_created', presentRegion(region), siteId)
  for (const { existing: rate, body: mapping, change } of rates) {
    if (!change) continue
    const record = { ...rate?.body, ...mapping, taxRegionId: region.id }
    const saved = await (rate
      ? saveDocument(transaction, 'manual_tax_mapping', { document: rate, body: record, now: now() })
      : insertDocument(transaction, 'manual_tax_mapping', { ...at, id: newId(), body: record }))
    const type = rate ? 'wix.billing.v1.manual_tax_mapping_updated' : 'wix.billing.v1.manual_tax_mapping_created'
    await recordTaxEvent(transaction, type, presentMapping(saved), siteId)
  }
}

/** Loads rates into a store in the caller's transaction, and returns what changed. */
export const loadTaxRates = async (
  context: Pick<Context, 'now' | 'newId'>,
  transaction: Db,
  { siteId, ...source }: RateSource & { readonly siteId: string },
): Promise<RateChange[]> => {
  const data = readSource(source)
  // Serializes concurrent imports.
  await sql`select pg_advisory_xact_lock(hashtext(${`tax rates ${siteId}`}))`.execute(transaction)
  const plan = planRates(data, await readRows(transaction, siteId))
  for (const region of plan) await writeRegion(context, transaction, { siteId, region })
  return changesOf(plan)
}

/** Creates the handlers for calls about bundled rates and the owner's own files. */
export const createRateHandlers = (context: Context): Pick<Handlers<typeof taxCalculationCalls>, RateCall> => ({
  listTaxRateFiles: async () => ({
    files: bundledRates.map(({ id, name, asOf, places }) => ({ id, name, asOf, places: places.length })),
  }),

  getTaxRateFile: async (_caller, { params }) => ({ file: requireFile(params.fileId) as RateFile }),

  previewTaxRates: async ({ siteId }, { body }) => ({
    changes: changesOf(planRates(readSource(body), await readRows(context.db, siteId))),
  }),

  loadTaxRates: async ({ siteId }, { body }) => ({
    changes: await transact(context.db, (transaction) => loadTaxRates(context, transaction, { siteId, ...body })),
  }),
})
