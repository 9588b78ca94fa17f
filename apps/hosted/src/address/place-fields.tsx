import { AddressFields, Checkbox, type AddressFieldsProps, type AddressKey } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { CountryForm } from './address-form.ts'
import type { CodeDoubt } from './code-doubt.ts'

interface PlaceFieldsProps extends Omit<AddressFieldsProps, 'order' | 'subdivisions' | 'warnings'> {
  readonly form: CountryForm
  /** Set if the postal code has an unusual format. */
  readonly doubt?: CodeDoubt | undefined
}

const before: readonly AddressKey[] = ['country', 'firstName', 'lastName', 'company']

interface ConfirmPostalCodeProps {
  readonly doubt: CodeDoubt
  readonly prefix: string
  readonly below: ReactNode
}

/** Asks the buyer to check or confirm an unusual postal code. Each code has its own box. */
const ConfirmPostalCode = ({ doubt: { mark, label, isConfirmed }, prefix, below }: ConfirmPostalCodeProps) => (
  <>
    {below}
    <Checkbox
      key={mark}
      id={`${prefix}confirmedCode`}
      name={`${prefix}confirmedCode`}
      value={mark}
      label={label}
      defaultChecked={isConfirmed}
      className="mt-2"
    />
  </>
)

/** Address fields in the country's format. Names come first and the phone last, everywhere. */
export const PlaceFields = ({
  form,
  labels,
  doubt,
  errors = {},
  below = {},
  prefix = '',
  ...rest
}: PlaceFieldsProps) => {
  const { postalCode: _doubted, ...otherErrors } = errors
  return (
    <AddressFields
      order={[...before, ...form.order, 'phone']}
      labels={{ ...labels, ...form.labels }}
      {...(form.states && { subdivisions: form.states })}
      // An unusual postal code is a warning, not an error.
      errors={doubt ? otherErrors : errors}
      {...(doubt && { warnings: { postalCode: doubt.message } })}
      below={{
        ...below,
        ...(doubt && { postalCode: <ConfirmPostalCode doubt={doubt} prefix={prefix} below={below.postalCode} /> }),
      }}
      prefix={prefix}
      {...rest}
    />
  )
}
