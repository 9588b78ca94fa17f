import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { completeCustomer, identifyCustomer, type Person } from '../../people/customer/api.ts'
import { findAbandoned, type StoredAbandoned } from '../abandoned-checkout/api.ts'

const memberOf = (owner: string): string | undefined =>
  owner.startsWith('member:') ? owner.slice('member:'.length) : undefined

const personOf = (row: StoredAbandoned): Person => ({
  memberId: memberOf(row.owner),
  contactId: row.contact_id ?? undefined,
  email: row.email,
  phone: row.phone,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.body.buyerLanguage,
  seenDate: row.touched_date,
})

/** Makes the buyer of an abandoned checkout a customer. */
export const checkoutJob = ({ db, newId }: Context): JobHandler => ({
  kind: 'customer-checkout',
  run: async ({ siteId, key }) => {
    await transact(db, async (transaction) => {
      const row = await findAbandoned(transaction, { siteId, id: key })
      if (!row) return
      const person = personOf(row)
      const customer = await identifyCustomer(transaction, siteId, { person, newId })
      if (customer) await completeCustomer(transaction, customer, person)
    })
    return undefined
  },
})
