import type { CustomerImportResult, ImportedCustomer } from '@vitrine/contract/entities/people/customer.ts'
import { personKey } from '@vitrine/domain/customer/keys.ts'
import { importEach, type Imported } from '../../ground/entity/import-each.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordConsent } from './consents.ts'
import { createCustomer, updateCustomer } from './edit.ts'
import { addCustomerEvent } from './events.ts'
import { customersOfKeys } from './keys.ts'
import { addTags, readSent, type SentColumns } from './sent.ts'
import type { StoredCustomer } from './store.ts'

type Clock = Pick<Context, 'now' | 'newId'>

interface Import {
  readonly siteId: string
  readonly customers: readonly ImportedCustomer[]
  readonly updateExisting: boolean
  readonly isPreview: boolean
}

const recordAnswers = async (
  { now, newId }: Clock,
  db: Db,
  row: StoredCustomer,
  { emailConsent, smsConsent }: ImportedCustomer,
): Promise<void> => {
  let customer = row
  const answers = [
    { channel: 'EMAIL' as const, status: emailConsent, known: row.email_consent },
    { channel: 'SMS' as const, status: smsConsent, known: row.sms_consent },
  ]
  for (const { channel, status, known } of answers) {
    // An answer of the customer is worth more than a file.
    if (status === undefined || status === known || known === 'UNSUBSCRIBED') continue
    customer = await recordConsent(db, customer, { id: newId(), channel, status, source: 'IMPORT', date: now() })
  }
}

/** Empty cells of a file change nothing. */
const filled = ({ tags, note, ...columns }: SentColumns, row: StoredCustomer, path: string): SentColumns => ({
  ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)),
  ...(tags && { tags: addTags(row.tags, tags, `${path}.tags`) }),
  ...(note !== undefined && note !== null && row.note === null && { note }),
})

const withoutEmail = ({ email: _email, ...columns }: SentColumns): SentColumns => columns

const importOne = async (
  clock: Clock,
  db: Db,
  {
    siteId,
    sent,
    path,
    updateExisting,
  }: { siteId: string; sent: ImportedCustomer; path: string; updateExisting: boolean },
): Promise<Imported> => {
  const { emailConsent: _email, smsConsent: _sms, ...fields } = sent
  const columns = readSent(fields, path, clock.newId)
  const key = personKey(columns)
  const known = key === undefined ? undefined : (await customersOfKeys(db, siteId, [key])).get(key)
  if (known !== undefined && !updateExisting) return { action: 'SKIPPED', id: known }
  const row =
    known === undefined
      ? await createCustomer(clock, db, { siteId, columns, path })
      : await updateCustomer(clock, db, {
          siteId,
          id: known,
          path,
          columnsOf: (before) => filled(withoutEmail(columns), before, path),
        })
  await recordAnswers(clock, db, row, sent)
  await addCustomerEvent(db, row, { id: clock.newId(), type: 'IMPORTED', date: clock.now() })
  return { action: known === undefined ? 'CREATED' : 'UPDATED', id: row.id }
}

/** Imports customers. Each one succeeds or fails independently. A preview does the same and saves nothing. */
export const importCustomers = (
  context: Context,
  { siteId, customers, updateExisting, isPreview }: Import,
): Promise<CustomerImportResult[]> =>
  importEach(context, {
    entities: customers,
    isPreview,
    importOne: (transaction, sent, index) =>
      importOne(context, transaction, { siteId, sent, path: `customers[${index}]`, updateExisting }),
  })
