import type { Company } from '@vitrine/client'
import { AddressFields, countryOptions } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import { locale, words } from '../words/words.ts'

export type Address = Company['shippingAddresses'][number]

const names = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const

/** Reads the address whose fields have a prefix. Empty fields are left out. */
export const readAddress = (form: FormData, prefix: string): Address =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = textIn(form, `${prefix}${name}`)
      return value === '' ? [] : [[name, value]]
    }),
  )

interface PlaceFieldsProps {
  readonly prefix: string
  readonly address: Address | undefined
  /** Returns the error of a field. */
  readonly errorOf: (name: string) => string | undefined
  readonly isRequired?: boolean
}

/** The fields of an address of a company. */
export const PlaceFields = ({ prefix, address, errorOf, isRequired = false }: PlaceFieldsProps) => (
  <AddressFields
    countries={
      isRequired ? countryOptions(locale) : [{ value: '', label: words.companies.noCountry }, ...countryOptions(locale)]
    }
    prefix={prefix}
    values={Object.fromEntries(names.flatMap((name) => (address?.[name] ? [[name, address[name]]] : [])))}
    errors={Object.fromEntries(
      names.flatMap((name) => {
        const error = errorOf(`${prefix}${name}`)
        return error === undefined ? [] : [[name, error]]
      }),
    )}
    required={isRequired ? ['country', 'city'] : []}
    omit={['firstName', 'lastName', 'company', 'phone']}
    labels={words.customers.addressFields}
  />
)
