import { isCnpj, isCpf } from './brazil.ts'
import { isVatId, vatCountryOf } from './vat-id.ts'

/** The tax ID of a buyer. */
export interface TaxId {
  readonly id?: string | undefined
  readonly type?: 'UNSPECIFIED' | 'CPF' | 'CNPJ' | undefined
}

/** The kind of ID that is invalid. */
export type TaxIdProblem = 'CPF' | 'CNPJ' | 'VAT_ID'

/** Validates a tax ID: CPF and CNPJ by check digits, EU VAT IDs by format. Other kinds are accepted as they are. */
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
