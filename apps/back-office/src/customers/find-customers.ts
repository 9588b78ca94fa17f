import type { Customer } from '@vitrine/client'
import { shop } from '../first-shop.ts'
import { matchingWords } from '../page/list-view.ts'

interface Finding {
  readonly limit: number
  /** The ID of a customer who is left out. */
  readonly except?: string | undefined
}

/** Finds customers by parts of their name, company, email or phone number, sorted by name. */
export const findCustomers = async (expression: string, { limit, except }: Finding): Promise<readonly Customer[]> => {
  const others = except === undefined ? [] : [{ id: { $ne: except } }]
  const { customers } = await shop.customers.queryCustomers({
    filter: { $and: [...others, ...matchingWords(expression)] },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit },
  })
  return customers
}
