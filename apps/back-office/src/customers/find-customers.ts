import type { Customer } from '@vitrine/client'
import { shop } from '../first-shop.ts'
import { matchingWords } from '../page/list-view.ts'

/** Finds customers by parts of their name, company, email or phone number, sorted by name. */
export const findCustomers = async (expression: string, limit: number): Promise<readonly Customer[]> => {
  const { customers } = await shop.customers.queryCustomers({
    filter: { $and: matchingWords(expression) },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit },
  })
  return customers
}
