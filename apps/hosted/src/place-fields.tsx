import { AddressFields, type AddressFieldsProps, type AddressKey } from '@vitrine/ui'
import type { CountryForm } from './address-form.ts'

interface PlaceFieldsProps extends Omit<AddressFieldsProps, 'order' | 'subdivisions'> {
  readonly form: CountryForm
}

const before: readonly AddressKey[] = ['country', 'firstName', 'lastName', 'company']

/** The fields of an address as its country has them; who it is comes first, the phone last, everywhere. */
export const PlaceFields = ({ form, labels, ...rest }: PlaceFieldsProps) => (
  <AddressFields
    order={[...before, ...form.order, 'phone']}
    labels={{ ...labels, ...form.labels }}
    {...(form.states && { subdivisions: form.states })}
    {...rest}
  />
)
