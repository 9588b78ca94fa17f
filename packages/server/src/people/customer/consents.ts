import type { CustomerConsentChange } from '@vitrine/contract/entities/people/customer.ts'
import { emailKey } from '@vitrine/domain/customer/keys.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { customersOfKeys } from './keys.ts'
import { findCustomer, lockCustomer, saveCustomer, type StoredCustomer } from './store.ts'
import type { ConsentSource, CustomerConsentTable } from './tables.ts'

type StoredConsentChange = Selectable<CustomerConsentTable>

/** An answer of a customer to a request for consent. */
export interface ConsentAnswer {
  readonly id: string
  readonly channel: 'EMAIL' | 'SMS'
  readonly status: 'SUBSCRIBED' | 'UNSUBSCRIBED'
  readonly source: ConsentSource
  readonly orderId?: string | undefined
  readonly date: Date
}

const columnsOf = (row: StoredCustomer, { channel, status, date }: ConsentAnswer) => {
  const [known, name] =
    channel === 'EMAIL' ? [row.email_consent_date, 'email_consent'] : [row.sms_consent_date, 'sms_consent']
  // Orders are not always processed in the order in which they were placed.
  if (known !== null && known > date) return undefined
  return { [name]: status, [`${name}_date`]: date }
}

/** Records an answer of a locked customer. The latest one applies. Repeating it for the same order changes nothing. */
export const recordConsent = async (db: Db, row: StoredCustomer, answer: ConsentAnswer): Promise<StoredCustomer> => {
  const { id, channel, status, source, orderId, date } = answer
  const inserted = await db
    .insertInto('customer_consent')
    .values({
      site_id: row.site_id,
      customer_id: row.id,
      id,
      channel,
      status,
      source,
      order_id: orderId ?? null,
      created_date: date,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const columns = inserted && columnsOf(row, answer)
  return columns ? saveCustomer(db, row, columns) : row
}

const shown = 100

/** Lists the latest answers of a customer, newest first. */
export const listConsentChanges = (db: Db, siteId: string, customerId: string): Promise<StoredConsentChange[]> =>
  db
    .selectFrom('customer_consent')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('customer_id', '=', customerId)
    .orderBy('created_date', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()

export const presentConsentChange = (row: StoredConsentChange): CustomerConsentChange => ({
  id: row.id,
  channel: row.channel,
  status: row.status,
  source: row.source,
  ...(row.order_id !== null && { orderId: row.order_id }),
  date: row.created_date.toISOString(),
})

/** Finds the customer with an email. */
export const findCustomerByEmail = async (
  db: Db,
  siteId: string,
  email: string,
): Promise<StoredCustomer | undefined> => {
  const key = emailKey(email)
  const id = key === undefined ? undefined : (await customersOfKeys(db, siteId, [key])).get(key)
  return id === undefined ? undefined : findCustomer(db, { siteId, id })
}

interface Unsubscribing {
  readonly siteId: string
  /** The ID of the answer. */
  readonly id: string
  readonly now: Date
}

/** Records that a customer used the link to unsubscribe. Nothing if there is no such customer. */
export const unsubscribeById = async (
  db: Db,
  { siteId, customerId, id, now }: Unsubscribing & { readonly customerId: string },
): Promise<void> => {
  const customer = await lockCustomer(db, { siteId, id: customerId })
  if (!customer || customer.email_consent === 'UNSUBSCRIBED') return
  const answer = { id, channel: 'EMAIL', status: 'UNSUBSCRIBED', source: 'UNSUBSCRIBE_LINK', date: now } as const
  await recordConsent(db, customer, answer)
}

/** Records that the person with an email used the link to unsubscribe. Nothing if it is no customer. */
export const unsubscribeCustomer = async (
  db: Db,
  { email, ...unsubscribing }: Unsubscribing & { readonly email: string },
): Promise<void> => {
  const found = await findCustomerByEmail(db, unsubscribing.siteId, email)
  if (found) await unsubscribeById(db, { ...unsubscribing, customerId: found.id })
}
