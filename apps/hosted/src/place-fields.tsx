import { AddressFields, Checkbox, type AddressFieldsProps, type AddressKey } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { CountryForm } from './address-form.ts'
import type { CodeDoubt } from './code-doubt.ts'

interface PlaceFieldsProps extends Omit<AddressFieldsProps, 'order' | 'subdivisions' | 'warnings'> {
  readonly form: CountryForm
  /** Set where the postal code is none that its country knows. */
  readonly doubt?: CodeDoubt | undefined
}

const before: readonly AddressKey[] = ['country', 'firstName', 'lastName', 'company']

interface KeepCodeProps {
  readonly doubt: CodeDoubt
  readonly prefix: string
  readonly below: ReactNode
}

/** A postal code that is doubted is checked by the buyer, or kept as it is. Another code has a box of its own. */
const KeepCode = ({ doubt: { mark, keep, isKept }, prefix, below }: KeepCodeProps) => (
  <>
    {below}
    <Checkbox
      key={mark}
      id={`${prefix}keptCode`}
      name={`${prefix}keptCode`}
      value={mark}
      label={keep}
      defaultChecked={isKept}
      className="mt-2"
    />
  </>
)

/** The fields of an address as its country has them; who it is comes first, the phone last, everywhere. */
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
      // A code that is only doubted is not marked as wrong.
      errors={doubt ? otherErrors : errors}
      {...(doubt && { warnings: { postalCode: doubt.message } })}
      below={{
        ...below,
        ...(doubt && { postalCode: <KeepCode doubt={doubt} prefix={prefix} below={below.postalCode} /> }),
      }}
      prefix={prefix}
      {...rest}
    />
  )
}
