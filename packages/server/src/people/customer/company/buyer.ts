import { sql } from 'kysely'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredCompany } from './store.ts'
import type { CompanyRole } from './tables.ts'

/** The company that a member orders for. */
export type CompanyOfBuyer = StoredCompany & { readonly role: CompanyRole; readonly added_date: Date }

const selectCompany = prepared(
  (siteId: string, memberId: string) => sql<CompanyOfBuyer>`
    select company.*, person.role, person.created_date as added_date
    from customer
    join company_person person on person.site_id = customer.site_id and person.customer_id = customer.id
    join company on company.site_id = person.site_id and company.id = person.company_id
    where customer.site_id = ${siteId} and customer.member_id = ${memberId}`,
)

/** Finds the company that a member orders for. */
export const findCompanyOfMember = async (
  db: Db,
  siteId: string,
  memberId: string,
): Promise<CompanyOfBuyer | undefined> => (await selectCompany(db, siteId, memberId)).rows[0]
