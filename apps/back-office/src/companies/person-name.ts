import type { CompanyPerson } from '@vitrine/client'
import { customerName } from '../customers/customer-name.ts'

/** Display name of a person of a company. */
export const personName = ({ firstName, lastName, email }: CompanyPerson): string =>
  customerName({
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
  })
