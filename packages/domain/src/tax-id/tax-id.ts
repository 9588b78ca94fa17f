import { isCnpj, isCpf } from './brazil.ts'
import { isVatId, vatCountryOf } from './vat-id.ts'

/** How a buyer is known to tax authorities. */
export interface TaxId {
  readonly id?: string | undefined
  readonly type?: 'UNSPECIFIED' | 'CPF' | 'CNPJ' | undefined
}

/** What an ID claims to be and is not. */
export type TaxIdProblem = 'CPF' | 'CNPJ' | 'VAT_ID'

/**
 * What is wrong with a tax ID: CPF and CNPJ by their digits, VAT IDs of the EU by their form. What is of another kind is
 * taken as it is; nobody knows the forms of all countries.
 */
export const taxIdProblem = ({ id = '', type = 'UNSPECIFIED' }: TaxId): TaxIdProblem | undefined => {
  if (id.trim() === '') return undefined
  switch (type) {
    case 'CPF':
      return isCpf(id) ? undefined : 'CPF'
    case 'CNPJ':
      return isCnpj(id) ? undefined : 'CNPJ'
    case 'UNSPECIFIED':
      return vatCountryOf(id) === undefined || isVatId(id) ? undefined : 'VAT_ID'
    default:
      return type satisfies never
  }
}
