import type { Customer, CustomerFields } from '@vitrine/client'
import { useDone } from '../../form/use-done.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

/** Changes fields of a customer and reloads the page. */
export const changeCustomer = (customer: Customer, fields: CustomerFields): Promise<Customer> =>
  shop.customers.updateCustomer(customer.id, { ...fields, revision: customer.revision! })

/** Changes fields of a customer. The toast offers to restore what was there before. */
export const useChange = (customer: Customer) => {
  const done = useDone()
  return async (
    fields: CustomerFields,
    { before, message = words.saved }: { before: CustomerFields; message?: string },
  ) => {
    const changed = await changeCustomer(customer, fields)
    await done({ message, undo: () => changeCustomer(changed, before) })
  }
}
