import { idKey, personKey } from '@vitrine/domain/customer/keys.ts'
import { invalidField, Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requireCurrent } from '../../ground/entity/revision.ts'
import { changeMember, lockMember, mergeAddresses, recordMemberEvent, requireSmall } from '../member/api.ts'
import { addCustomerEvent } from './events.ts'
import { addKeys, customersOfKeys, removeKeys } from './keys.ts'
import type { SentColumns } from './sent.ts'
import {
  editCustomer,
  insertCustomer,
  lockCustomer,
  requireCustomer,
  type CustomerChange,
  type StoredCustomer,
} from './store.ts'

type Clock = Pick<Context, 'now' | 'newId'>

const duplicate = (): Refusal => refusalFor('ALREADY_EXISTS', 'CONTACT_TAKEN')

const requireReachable = (person: Pick<SentColumns, 'email' | 'phone'>, path: string): string => {
  const key = personKey(person)
  if (key === undefined) throw invalidField(`${path}.email`, 'or a phone number must be set', 'REQUIRED_FIELD')
  return key
}

/** The form of columns in the database. */
const writable = ({ addresses, ...columns }: SentColumns): CustomerChange => ({
  ...columns,
  ...(addresses && { addresses: JSON.stringify(addresses) }),
})

interface NewCustomer {
  readonly siteId: string
  readonly columns: SentColumns
  readonly path: string
}

/** Creates a customer without an account. Refuses an email, or a phone number without an email, of another customer. */
export const createCustomer = async (
  { now, newId }: Clock,
  db: Db,
  { siteId, columns, path }: NewCustomer,
): Promise<StoredCustomer> => {
  const key = requireReachable(columns, path)
  const [id, date] = [newId(), now()]
  if ((await addKeys(db, { siteId, customerId: id, keys: [key] })) === 0) throw duplicate()
  await addKeys(db, { siteId, customerId: id, keys: [idKey(id)] })
  const { addresses = [], ...rest } = columns
  const customer = await insertCustomer(db, {
    ...emptyColumns,
    ...rest,
    addresses: JSON.stringify(addresses),
    site_id: siteId,
    id,
    revision: 1,
    created_date: date,
    updated_date: date,
  })
  await noteChange({ now, newId }, db, customer, null)
  return customer
}

const emptyColumns = {
  member_id: null,
  email: null,
  phone: null,
  first_name: null,
  last_name: null,
  company: null,
  language: null,
  country: null,
  note: null,
  first_order_date: null,
  last_order_date: null,
  last_seen_date: null,
  email_consent_date: null,
  sms_consent_date: null,
} as const

/** Records a changed note in the timeline. */
const noteChange = async ({ now, newId }: Clock, db: Db, customer: StoredCustomer, before: string | null) => {
  if (customer.note === before || customer.note === null) return
  await addCustomerEvent(db, customer, { id: newId(), type: 'NOTE', text: customer.note, date: now() })
}

/** Moves the keys of a customer whose email or phone number changes. */
const moveKeys = async (db: Db, row: StoredCustomer, columns: SentColumns, path: string): Promise<void> => {
  if (row.member_id !== null) return
  const after = { email: row.email, phone: row.phone, ...columns }
  const [before, next] = [personKey(row), requireReachable(after, path)]
  if (before === next) return
  const of = { siteId: row.site_id, customerId: row.id }
  const isNew = (await addKeys(db, { ...of, keys: [next] })) > 0
  // A merged customer has several emails.
  if (!isNew && (await customersOfKeys(db, row.site_id, [next])).get(next) !== row.id) throw duplicate()
  if (before !== undefined) await removeKeys(db, { ...of, keys: [before] })
}

const accountFields = ['phone', 'first_name', 'last_name', 'company', 'language', 'addresses'] as const

/** Changes the account of a customer, from which the account's fields of the customer are copied. */
const changeAccount = async (
  { now, newId }: Clock,
  db: Db,
  { siteId, memberId, columns }: { readonly siteId: string; readonly memberId: string; readonly columns: SentColumns },
): Promise<void> => {
  if (!accountFields.some((name) => name in columns)) return
  const member = await lockMember(db, siteId, memberId)
  if (!member) throw new Refusal('NOT_FOUND', 'The account of the customer was not found.')
  const { phone, first_name: firstName, last_name: lastName, company, language, addresses } = columns
  const { contact } = member
  const [, ...otherPhones] = contact.phones ?? []
  const changed = {
    ...contact,
    ...(firstName !== undefined && { firstName: firstName ?? '' }),
    ...(lastName !== undefined && { lastName: lastName ?? '' }),
    ...(company !== undefined && { company: company ?? '' }),
    ...(phone !== undefined && { phones: phone === null ? otherPhones : [phone, ...otherPhones] }),
    ...(addresses && { addresses: [...mergeAddresses(addresses, contact.addresses ?? [], newId)] }),
  }
  const change = {
    contact: requireSmall(changed, 'customer.addresses'),
    ...(language !== undefined && { language }),
    updated_date: now(),
  }
  await recordMemberEvent(db, await changeMember(db, member, change), 'updated')
}

interface Update {
  readonly siteId: string
  readonly id: string
  /** Default: the current one, for changes that depend on no earlier value. */
  readonly revision?: { readonly sent: string | undefined; readonly field: string }
  readonly path: string
  readonly columnsOf: (row: StoredCustomer) => SentColumns
}

/** Changes a customer in the caller's transaction. The account is locked before the customer, as sign-ins do. */
export const updateCustomer = async (clock: Clock, db: Db, update: Update): Promise<StoredCustomer> => {
  const { siteId, path, revision } = update
  const found = await requireCustomer(db, siteId, update.id)
  const memberId = found.member_id
  if (memberId !== null) await lockMember(db, siteId, memberId)
  const row = await lockCustomer(db, { siteId, id: found.id })
  if (!row) throw new Refusal('NOT_FOUND', 'The customer was not found.')
  if (revision) requireCurrent(row, revision.sent, revision.field)
  const columns = update.columnsOf(row)
  if (memberId !== null && columns.email !== undefined && columns.email !== row.email)
    throw invalidField(`${path}.email`, 'of a customer with an account can’t be changed here', 'FIELD_NOT_ALLOWED')
  await moveKeys(db, row, columns, path)
  if (memberId !== null) await changeAccount(clock, db, { siteId, memberId, columns })
  const saved = await editCustomer(db, row, { ...writable(columns), now: clock.now() })
  await noteChange(clock, db, saved, row.note)
  return saved
}
