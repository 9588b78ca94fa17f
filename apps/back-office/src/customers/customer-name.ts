import type { Customer } from '@vitrine/client'
import { words } from '../words/first.ts'

type Named = Pick<Customer, 'firstName' | 'lastName' | 'company' | 'email' | 'phone'>

/** Display name of a customer: name, company, email or phone number. */
export const customerName = ({ firstName, lastName, company, email, phone }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || company || email || phone || words.customers.unnamed

/** How to reach a customer, if that is not the name already. */
export const customerContact = (customer: Named): string => {
  const contact = customer.email ?? customer.phone ?? ''
  return contact === customerName(customer) ? '' : contact
}
