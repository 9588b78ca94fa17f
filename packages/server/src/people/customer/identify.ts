import { customerBounds } from '@vitrine/contract/entities/enumerations.ts'
import { emailKey, idKey, memberKey, personKey } from '@vitrine/domain/customer/keys.ts'
import { isSameAddress } from '@vitrine/domain/customer/same-address.ts'
import { DatabaseError, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { addKeys, customersOfKeys } from './keys.ts'
import { insertCustomer, lockCustomers, saveCustomer, type StoredCustomer } from './store.ts'
import type { StoredAddress } from './tables.ts'

/** What is known about a person from an order, a checkout or an account. */
export interface Person {
  readonly memberId?: string | undefined
  readonly contactId?: string | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly company?: string | null | undefined
  readonly language?: string | null | undefined
  readonly country?: string | null | undefined
  readonly addresses?: readonly StoredAddress[]
  readonly seenDate: Date
}

/** The keys of a person, the strongest first. The email that a member entered at a checkout may be somebody else's. */
const keysOf = ({ memberId, contactId, ...person }: Person): string[] => {
  const key = memberId === undefined ? personKey(person) : undefined
  return [
    ...(memberId === undefined ? [] : [memberKey(memberId)]),
    ...(key === undefined ? [] : [key]),
    ...(contactId === undefined ? [] : [idKey(contactId)]),
  ]
}

/** Somebody else was faster: the transaction is tried again, and finds their customer. */
export const wasRaced = (): Error =>
  new DatabaseError(sqlStates.serializationFailure, 'The customer changed meanwhile.')

/** Text that is not empty, or null. */
export const textOrNull = (text: string | null | undefined, most: number): string | null =>
  text?.trim().slice(0, most) || null

const createFor = async (
  db: Db,
  siteId: string,
  { person, keys, newId }: { person: Person; keys: readonly string[]; newId: () => string },
): Promise<StoredCustomer> => {
  const id = person.memberId ?? person.contactId ?? newId()
  const all = [...new Set([...keys, idKey(id)])]
  if ((await addKeys(db, { siteId, customerId: id, keys: all })) < all.length) throw wasRaced()
  return insertCustomer(db, {
    site_id: siteId,
    id,
    revision: 1,
    member_id: null,
    email: emailKey(person.email)?.slice('email:'.length) ?? null,
    phone: textOrNull(person.phone, 50),
    first_name: null,
    last_name: null,
    company: null,
    language: null,
    country: null,
    addresses: '[]',
    note: null,
    first_order_date: null,
    last_order_date: null,
    last_seen_date: null,
    email_consent_date: null,
    sms_consent_date: null,
    created_date: person.seenDate,
    updated_date: person.seenDate,
  })
}

/**
 * Finds the customer that a person is, and creates one for a new person. `undefined` for somebody without an account, an
 * email and a phone number.
 */
export const identifyCustomer = async (
  db: Db,
  siteId: string,
  { person, newId }: { person: Person; newId: () => string },
): Promise<StoredCustomer | undefined> => {
  const keys = keysOf(person)
  if (keys.length === 0) return undefined
  const known = await customersOfKeys(db, siteId, keys)
  const id = keys.map((key) => known.get(key)).find((one) => one !== undefined)
  if (id === undefined) return createFor(db, siteId, { person, keys, newId })
  const [customer] = await lockCustomers(db, siteId, [id])
  if (!customer) throw wasRaced()
  await addKeys(db, { siteId, customerId: id, keys: keys.filter((key) => !known.has(key)) })
  return customer
}

const joinAddresses = (
  before: readonly StoredAddress[],
  added: readonly StoredAddress[] = [],
): readonly StoredAddress[] => {
  const fresh = added.filter((one) => !before.some((other) => isSameAddress(one, other)))
  return [...before, ...fresh].slice(0, customerBounds.addresses)
}

const laterOf = (one: Date | null, other: Date): Date => (one === null || one < other ? other : one)

/** Completes a locked customer by what is known about the person. What is there already is not overwritten. */
export const completeCustomer = async (db: Db, row: StoredCustomer, person: Person): Promise<StoredCustomer> => {
  const isNamed = row.first_name !== null || row.last_name !== null
  const change = {
    ...(!isNamed && {
      first_name: textOrNull(person.firstName, 100),
      last_name: textOrNull(person.lastName, 100),
    }),
    phone: row.phone ?? textOrNull(person.phone, 50),
    company: row.company ?? textOrNull(person.company, 100),
    language: row.language ?? textOrNull(person.language, 35),
    country: row.country ?? textOrNull(person.country, 2),
    addresses: JSON.stringify(joinAddresses(row.addresses, person.addresses)),
    last_seen_date: laterOf(row.last_seen_date, person.seenDate),
    created_date: row.created_date < person.seenDate ? row.created_date : person.seenDate,
  }
  return saveCustomer(db, row, change)
}
