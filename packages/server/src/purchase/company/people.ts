import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockCustomers, requireCustomer } from '../../people/customer/api.ts'
import {
  addCompanyEvent,
  type CompanyRole,
  deletePerson,
  insertPerson,
  lockCompany,
  requirePerson,
  saveRole,
  type StoredPerson,
} from '../../people/customer/company/api.ts'
import { personNameOf } from './present.ts'

type Clock = Pick<Context, 'now' | 'newId'>

interface OfPerson {
  readonly siteId: string
  /** ID of the company. */
  readonly id: string
  readonly customerId: string
}

/** Locks a customer and then the company, in the order in which a customer that is deleted leaves its company. */
const lockBoth = async (db: Db, { siteId, id, customerId }: OfPerson) => {
  const customer = await requireCustomer(db, siteId, customerId)
  await lockCustomers(db, siteId, [customer.id])
  return { customer, company: await lockCompany(db, { siteId, id }) }
}

/** Adds a customer to a company in the caller's transaction. */
export const addPerson = async (
  { now, newId }: Clock,
  db: Db,
  { role, ...of }: OfPerson & { readonly role: CompanyRole },
): Promise<StoredPerson> => {
  const { customer, company } = await lockBoth(db, of)
  await insertPerson(db, company, { customerId: customer.id, role, now: now() })
  const person = await requirePerson(db, { siteId: of.siteId, companyId: company.id, customerId: customer.id })
  const event = { id: newId(), type: 'PERSON_ADDED' as const, text: personNameOf(person), now: now() }
  await addCompanyEvent(db, company, { ...event, customer_id: customer.id, role })
  return person
}

/** Changes the role of a person of a company in the caller's transaction. */
export const changeRole = async (
  { now, newId }: Clock,
  db: Db,
  { role, ...of }: OfPerson & { readonly role: CompanyRole },
): Promise<StoredPerson> => {
  const { customer, company } = await lockBoth(db, of)
  const at = { siteId: of.siteId, customerId: customer.id }
  const person = await requirePerson(db, { ...at, companyId: company.id })
  if (person.role === role) return person
  await saveRole(db, at, role)
  const event = { id: newId(), type: 'ROLE_CHANGED' as const, text: personNameOf(person), now: now() }
  await addCompanyEvent(db, company, { ...event, customer_id: customer.id, role })
  return { ...person, role }
}

/** Removes a person from a company in the caller's transaction. */
export const removePerson = async ({ now, newId }: Clock, db: Db, of: OfPerson): Promise<void> => {
  const { customer, company } = await lockBoth(db, of)
  const at = { siteId: of.siteId, customerId: customer.id }
  const person = await requirePerson(db, { ...at, companyId: company.id })
  await deletePerson(db, at)
  const event = { id: newId(), type: 'PERSON_REMOVED' as const, text: personNameOf(person), now: now() }
  await addCompanyEvent(db, company, { ...event, customer_id: customer.id })
}
