import type { CompanyImportResult, ImportedCompany } from '@vitrine/contract/entities/people/company.ts'
import { normalTags } from '@vitrine/domain/customer/tags.ts'
import { companyBounds } from '@vitrine/contract/entities/enumerations.ts'
import { invalidField, required } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { importEach, type Imported } from '../../ground/entity/import-each.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findCompanies, lockCompany, type StoredCompany } from '../../people/customer/company/api.ts'
import { changeCompany, createCompany } from './edit.ts'

type Clock = Pick<Context, 'now' | 'newId'>

interface Import {
  readonly site: Pick<Site, 'id' | 'currency'>
  readonly companies: readonly ImportedCompany[]
  readonly updateExisting: boolean
  readonly isPreview: boolean
}

/** Finds the company that a row is about. Names are not unique: one that several companies have is refused. */
const findKnown = async (
  db: Db,
  siteId: string,
  { externalId, name }: Pick<ImportedCompany, 'externalId' | 'name'>,
): Promise<string | undefined> => {
  const id = externalId?.trim()
  const found = await findCompanies(db, siteId, id ? { externalId: id } : { name: name.trim() })
  if (found.length > 1) throw invalidField('company.name', 'is the name of several companies: add their external ID')
  return found[0]
}

const addTags = (before: readonly string[], added: readonly string[]): string[] => {
  const tags = normalTags([...before, ...added])
  if (tags.length <= companyBounds.tags) return tags
  throw invalidField('company.tags', `would be more than ${companyBounds.tags}`, 'MAX_SIZE')
}

/** Empty cells of a file change nothing, and neither does a note if there is one. */
const changesOf = (before: StoredCompany, { tags, note, ...sent }: ImportedCompany): Partial<ImportedCompany> => ({
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
  ...(tags && { tags: addTags(before.tags, tags) }),
  ...(note && before.note === null && { note }),
})

const importOne = async (
  clock: Clock,
  db: Db,
  { site, sent, updateExisting }: Pick<Import, 'site' | 'updateExisting'> & { readonly sent: ImportedCompany },
): Promise<Imported> => {
  required(sent.name.trim(), 'company.name')
  const known = await findKnown(db, site.id, sent)
  if (known === undefined)
    return { action: 'CREATED', id: (await createCompany(clock, db, { site, company: sent })).id }
  if (!updateExisting) return { action: 'SKIPPED', id: known }
  const before = await lockCompany(db, { siteId: site.id, id: known })
  await changeCompany(clock, db, { site, before, company: changesOf(before, sent) })
  return { action: 'UPDATED', id: known }
}

/** Imports companies. Each one succeeds or fails independently. A preview does the same and saves nothing. */
export const importCompanies = (
  context: Context,
  { site, companies, updateExisting, isPreview }: Import,
): Promise<CompanyImportResult[]> =>
  importEach(context, {
    entities: companies,
    isPreview,
    importOne: (transaction, sent) => importOne(context, transaction, { site, sent, updateExisting }),
  })
