import { companyBounds } from '@vitrine/contract/entities/enumerations.ts'
import { sql, type Selectable } from 'kysely'
import { invalidField, Refusal, refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredCompany } from './store.ts'
import type { CompanyPersonTable, CompanyRole } from './tables.ts'

export interface StoredPerson extends Selectable<CompanyPersonTable> {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly member_id: string | null
}

interface Page {
  readonly limit: number
  readonly offset: number
}

const personColumns = sql`
  person.*, customer.first_name, customer.last_name, customer.email, customer.member_id
  from company_person person
  join customer on customer.site_id = person.site_id and customer.id = person.customer_id`

/** Lists a page of the people of a company: administrators first, then by name. */
export const listPeople = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredCompany, 'site_id' | 'id'>,
  { limit, offset }: Page,
): Promise<StoredPerson[]> => {
  const { rows } = await sql<StoredPerson>`
    select ${personColumns} where person.site_id = ${siteId} and person.company_id = ${id}
    order by person.role, customer.sort_name, person.customer_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

interface OfPerson {
  readonly siteId: string
  readonly customerId: string
}

/** Finds the person of a company that a customer is. */
export const findPerson = async (
  db: Db,
  { siteId, customerId }: OfPerson,
): Promise<(StoredPerson & { readonly company_name: string }) | undefined> => {
  const { rows } = await sql<StoredPerson & { readonly company_name: string }>`
    select company.name as company_name, ${personColumns}
    join company on company.site_id = person.site_id and company.id = person.company_id
    where person.site_id = ${siteId} and person.customer_id = ${customerId}`.execute(db)
  return rows[0]
}

/** Finds a person of a company. Refuses a customer who is in no company, or in another one. */
export const requirePerson = async (
  db: Db,
  { companyId, ...of }: OfPerson & { readonly companyId: string },
): Promise<StoredPerson> => {
  const person = await findPerson(db, of)
  if (person?.company_id !== companyId) throw new Refusal('NOT_FOUND', 'This customer is not in the company.')
  return person
}

/** Refuses a customer who is in a company already. */
const refuseTaken = async (db: Db, of: OfPerson, company: StoredCompany): Promise<never> => {
  const taken = await findPerson(db, of)
  if (taken?.company_id === company.id)
    throw refusalFor('ALREADY_EXISTS', 'IN_COMPANY', { data: { customerId: of.customerId } })
  throw new Refusal('CUSTOMER_IN_ANOTHER_COMPANY', undefined, {
    customerId: of.customerId,
    ...(taken && { companyId: taken.company_id, companyName: taken.company_name }),
  })
}

interface NewPerson {
  readonly customerId: string
  readonly role: CompanyRole
  readonly now: Date
}

/** Adds a customer to a locked company. Waits for a concurrent transaction that adds the same customer. */
export const insertPerson = async (
  db: Db,
  company: StoredCompany,
  { customerId, role, now }: NewPerson,
): Promise<void> => {
  const { site_id: siteId, id: companyId } = company
  if (company.person_count >= companyBounds.people)
    throw invalidBecause('customerId', 'LIMIT_REACHED', {
      description: `is one more than the ${companyBounds.people} that a company can have`,
      data: { threshold: companyBounds.people },
      rule: 'MAX_SIZE',
    })
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company_person')
    .values({ site_id: siteId, company_id: companyId, customer_id: customerId, role, created_date: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'customer_id']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) await refuseTaken(db, { siteId, customerId }, company)
}

export const saveRole = async (db: Db, { siteId, customerId }: OfPerson, role: CompanyRole): Promise<void> => {
  const person = db.updateTable('company_person').set({ role }).where('site_id', '=', siteId)
  await person.where('customer_id', '=', customerId).execute()
}

export const deletePerson = async (db: Db, { siteId, customerId }: OfPerson): Promise<void> => {
  const person = db.deleteFrom('company_person').where('site_id', '=', siteId)
  await person.where('customer_id', '=', customerId).execute()
}

/**
 * Gives the company of a customer to the customer it is merged into. Refuses two customers of different companies, of
 * which one would be lost.
 */
export const mergePeople = async (
  db: Db,
  { siteId, from, to }: { readonly siteId: string; readonly from: string; readonly to: string },
): Promise<void> => {
  const people = db.selectFrom('company_person').selectAll().where('site_id', '=', siteId)
  const found = await people.where('customer_id', 'in', [from, to]).execute()
  const [moved, kept] = [from, to].map((id) => found.find(({ customer_id: customerId }) => customerId === id))
  if (!moved) return
  if (kept && kept.company_id !== moved.company_id)
    throw invalidField('otherCustomerId', 'is in another company: remove one of both first', 'FIELD_NOT_ALLOWED')
  if (kept) return
  const row = db.updateTable('company_person').set({ customer_id: to }).where('site_id', '=', siteId)
  await row.where('customer_id', '=', from).execute()
}
