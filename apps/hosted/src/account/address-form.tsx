import type { SavedAddress } from '@vitrine/client'
import {
  AddressFields,
  ErrorSummary,
  SelectField,
  type AddressKey,
  type AddressValues,
  type SelectOption,
} from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { AccountForm } from './account-form.tsx'

export type Tag = NonNullable<SavedAddress['tag']>

const path = '/hosted/account/addresses'
/** A book keeps places; who lives there is told with each order. */
const notKept: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']
const required: readonly AddressKey[] = ['country', 'addressLine', 'city']

export interface AddressFormData {
  readonly id?: string
  readonly tag: Tag
  readonly tags: readonly Tag[]
  readonly values: Partial<AddressValues>
  readonly errors: Partial<Record<AddressKey, string>>
  readonly countries: readonly SelectOption[]
  readonly failure?: string
}

/** An address of the book, or a new one. */
export const AddressForm = ({ id, tag, tags, values, errors, countries, failure }: AddressFormData) => {
  const words = useWords()
  const found = Object.entries(errors).map(([key, message]) => ({
    message: `${words[key as AddressKey]}: ${message}`,
    fieldId: key,
  }))
  return (
    <AccountForm
      id="address"
      title={id === undefined ? words.addressNew : words.addressEdit}
      failure={failure}
      action={path}
      noValidate={found.length > 0}
      intent="save"
      submit={words.save}
      variant="primary"
      back={{ href: path, label: words.cancel }}
    >
      {found.length > 0 && <ErrorSummary errors={found} />}
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <AddressFields
        countries={countries}
        values={values}
        errors={errors}
        labels={words}
        required={required}
        omit={notKept}
      />
      <SelectField
        id="tag"
        name="tag"
        label={words.label}
        defaultValue={tag}
        options={tags.map((value) => ({ value, label: words.labels[value] }))}
      />
    </AccountForm>
  )
}
