import './tables.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import { sqlState, sqlStates } from '../../../ground/database/database-errors.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { CompanyTable } from './tables.ts'

export type StoredCompany = Selectable<CompanyTable>
export type CompanyChange = Omit<Updateable<CompanyTable>, 'site_id' | 'id'>

export interface OfCompany {
  readonly siteId: string
  readonly id: string
}

const missing = (): Refusal => new Refusal('NOT_FOUND', 'The company was not found.')

const select = (db: Db, { siteId, id }: OfCompany) =>
  db.selectFrom('company').selectAll().where('site_id', '=', siteId).where('id', '=', id.toLowerCase())

/** Finds a company. Refuses an unknown ID. */
export const requireCompany = async (db: Db, of: OfCompany): Promise<StoredCompany> => {
  const company = await select(db, of).executeTakeFirst()
  if (!company) throw missing()
  return company
}

/** Finds up to two companies by their external ID, or by their name regardless of case. */
export const findCompanies = async (
  db: Db,
  siteId: string,
  by: { readonly externalId: string } | { readonly name: string },
): Promise<readonly string[]> => {
  const companies = db.selectFrom('company').select('id').where('site_id', '=', siteId)
  const found =
    'name' in by
      ? companies.where('sort_name', '=', sql<string>`lower(${by.name})`)
      : companies.where('external_id', '=', by.externalId)
  return (await found.limit(2).execute()).map(({ id }) => id)
}

/** Locks a company. Refuses an unknown ID. */
export const lockCompany = async (db: Db, of: OfCompany): Promise<StoredCompany> => {
  const company = await select(db, of).forUpdate().executeTakeFirst()
  if (!company) throw missing()
  return company
}

/** Turns a duplicate external ID into a refusal. */
const refuseDuplicate = (error: unknown): never => {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  throw refusalFor('ALREADY_EXISTS', 'EXTERNAL_ID_TAKEN', { data: { field: 'company.externalId' } })
}

export const insertCompany = (db: Db, row: Insertable<CompanyTable>): Promise<StoredCompany> =>
  db.insertInto('company').values(row).returningAll().executeTakeFirstOrThrow().catch(refuseDuplicate)

/** Saves a change of a locked company, which increases the revision. */
export const saveCompany = (
  db: Db,
  { site_id: siteId, id, revision }: StoredCompany,
  { now, ...change }: CompanyChange & { readonly now: Date },
): Promise<StoredCompany> =>
  db
    .updateTable('company')
    .set({ ...change, revision: revision + 1, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicate)

/** Deletes a company with its people and events. Refuses an unknown ID. */
export const deleteCompanyRow = async (db: Db, { siteId, id }: OfCompany): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('company')
    .where('site_id', '=', siteId)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw missing()
}

/** Whether a store has a company. */
export const hasCompanies = async (db: Db, siteId: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from company where site_id = ${siteId}) as has`.execute(db)
  return rows[0]!.has
}

/** Removes a deleted member group from all companies. */
export const forgetGroupOfCompanies = async (db: Db, siteId: string, groupId: string): Promise<void> => {
  await sql`
    update company set member_group_ids = array_remove(member_group_ids, ${groupId}), revision = revision + 1
    where site_id = ${siteId} and member_group_ids @> array[${groupId}::text]`.execute(db)
}

/** Removes a deleted tax exempt group from all companies, whose people pay tax again. */
export const forgetExemptGroupOfCompanies = async (db: Db, siteId: string, groupId: string): Promise<void> => {
  await sql`
    update company set tax_exempt_group_id = null, revision = revision + 1
    where site_id = ${siteId} and tax_exempt_group_id = ${groupId}`.execute(db)
}
