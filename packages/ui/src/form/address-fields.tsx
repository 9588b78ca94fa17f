import type { ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { SelectField, type SelectOption } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { useUi } from '../base/ui-provider.tsx'

export interface AddressValues {
  firstName: string
  lastName: string
  company: string
  country: string
  addressLine: string
  addressLine2: string
  city: string
  subdivision: string
  postalCode: string
  phone: string
}

export type AddressKey = keyof AddressValues

export interface AddressFieldsProps {
  /** In the reader's language, sorted. */
  countries: readonly SelectOption[]
  /** Subdivisions of the selected country. Without them, the state is a text field. */
  subdivisions?: readonly SelectOption[]
  values?: Partial<AddressValues>
  errors?: Partial<Record<AddressKey, string>>
  /** Warnings about values that may still be right. */
  warnings?: Partial<Record<AddressKey, string>>
  labels: Readonly<Record<AddressKey, string>>
  /** Order of the fields, such as that of a country. Fields that are not listed are hidden. */
  order?: readonly AddressKey[]
  /** Fields to hide. */
  omit?: readonly AddressKey[]
  /** Content below a field, such as suggestions. */
  below?: Partial<Record<AddressKey, ReactNode>>
  /** Required fields. */
  required?: readonly AddressKey[]
  /** Prefix of all names and IDs: `shipping.` makes `shipping.city`. */
  prefix?: string
  /** Tells the browser's autofill which address to offer. */
  kind?: 'shipping' | 'billing'
  onCountryChange?: (country: string) => void
  className?: string
}

const usualOrder: readonly AddressKey[] = [
  'country',
  'firstName',
  'lastName',
  'company',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'subdivision',
  'phone',
]

const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  addressLine: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  subdivision: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
} as const satisfies Record<AddressKey, string>

const spans: Partial<Record<AddressKey, 'half' | 'third'>> = {
  firstName: 'half',
  lastName: 'half',
  postalCode: 'third',
  city: 'third',
  subdivision: 'third',
}

const usuallyRequired: readonly AddressKey[] = ['firstName', 'lastName', 'country', 'addressLine', 'city']

/** Fields of a delivery or billing address. Plain named inputs that work without scripts. */
export function AddressFields({ order = usualOrder, omit = [], below = {}, className, ...rest }: AddressFieldsProps) {
  return (
    <div className={joinClasses('v-address', className)}>
      {order
        .filter((key) => !omit.includes(key))
        .map((key) => (
          <div key={key} data-span={spans[key]}>
            <AddressField name={key} {...rest} />
            {below[key]}
          </div>
        ))}
    </div>
  )
}

type AddressFieldProps = Omit<AddressFieldsProps, 'order' | 'omit' | 'below' | 'className'> & { name: AddressKey }

function AddressField({
  name,
  prefix = '',
  kind,
  countries,
  subdivisions,
  onCountryChange,
  ...rest
}: AddressFieldProps) {
  const { words } = useUi()
  const { values = {}, errors = {}, warnings = {}, labels, required = usuallyRequired } = rest
  const shared = {
    id: `${prefix}${name}`,
    name: `${prefix}${name}`,
    label: labels[name],
    error: errors[name],
    required: required.includes(name),
    defaultValue: values[name],
    autoComplete: kind === undefined ? autoComplete[name] : `${kind} ${autoComplete[name]}`,
  }
  if (name === 'country')
    return (
      <SelectField
        {...shared}
        options={countries}
        placeholder={words.choose}
        onChange={(event) => onCountryChange?.(event.target.value)}
      />
    )
  if (name === 'subdivision' && subdivisions !== undefined)
    return <SelectField {...shared} options={subdivisions} placeholder={words.choose} />
  return <TextField {...shared} warning={warnings[name]} type={name === 'phone' ? 'tel' : 'text'} />
}
