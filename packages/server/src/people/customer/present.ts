import type { Customer, CustomerConsent } from '@vitrine/contract/entities/people/customer.ts'
import { withStreet } from '@vitrine/domain/address/street.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { presentColumns } from '../../ground/entity/entity-kind.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredCustomer } from './store.ts'
import type { ConsentStatus, StoredAddress } from './tables.ts'

const presentAddress = ({ ofAccount: _ofAccount, ...address }: StoredAddress) => withStreet(address)

const presentStatus = (status: ConsentStatus, date: Date | null): CustomerConsent => ({
  status,
  ...(date && { date: date.toISOString() }),
})

const texts = (row: StoredCustomer) => {
  const all = {
    memberId: row.member_id,
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    language: row.language,
    note: row.note,
    firstOrderDate: row.first_order_date?.toISOString() ?? null,
    lastOrderDate: row.last_order_date?.toISOString() ?? null,
    lastSeenDate: row.last_seen_date?.toISOString() ?? null,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Partial<Customer>
}

/** Presents a customer to its store. */
export const presentCustomer = (row: StoredCustomer, { currency }: Pick<Site, 'currency'>): Customer => ({
  ...presentColumns(row),
  ...texts(row),
  accountStatus: row.account_status,
  addresses: row.addresses.map(presentAddress),
  tags: row.tags,
  orderCount: row.order_count,
  spent: toDecimal(Number(row.spent), currency),
  averageSpent: toDecimal(Number(row.average_spent), currency),
  emailConsent: presentStatus(row.email_consent, row.email_consent_date),
  smsConsent: presentStatus(row.sms_consent, row.sms_consent_date),
})
