import { useRef } from 'react'
import type { SavedAddress } from '@vitrine/client'
import {
  Button,
  ErrorSummary,
  useHydrated,
  SelectField,
  type AddressKey,
  type AddressValues,
  type SelectOption,
} from '@vitrine/ui'
import type { CountryForm } from '../address-form.ts'
import { PlaceFields } from '../place-fields.tsx'
import { useWords } from '../words/use-words.tsx'
import { AccountForm } from './account-form.tsx'

export type Tag = NonNullable<SavedAddress['tag']>

const path = '/hosted/account/addresses'
/** A book keeps places; who lives there is told with each order. */
const notKept: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']

export interface AddressFormData {
  readonly id?: string
  readonly tag: Tag
  readonly tags: readonly Tag[]
  readonly values: Partial<AddressValues>
  readonly errors: Partial<Record<AddressKey, string>>
  readonly countries: readonly SelectOption[]
  readonly form: CountryForm
  readonly failure?: string
}

/** An address of the book, or a new one. */
export const AddressForm = ({ id, tag, tags, values, errors, countries, form, failure }: AddressFormData) => {
  const words = useWords()
  const showCountry = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  const found = Object.entries(errors).map(([key, message]) => ({
    message: `${key in form.labels ? form.labels[key as keyof typeof form.labels] : words[key as AddressKey]}: ${message}`,
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
      {/* Whoever presses Enter in a field saves: the first button of a form is meant by that. */}
      <button type="submit" hidden aria-label={words.save} />
      <PlaceFields
        form={form}
        countries={countries}
        values={values}
        errors={errors}
        labels={words}
        required={['country', ...form.required]}
        omit={notKept}
        onCountryChange={() => showCountry.current?.click()}
      />
      {/* With scripts the fields of another country come by themselves. */}
      <Button
        ref={showCountry}
        type="submit"
        size="small"
        name="show"
        value="country"
        formNoValidate
        className={isHydrated ? 'hidden' : ''}
      >
        {words.showCountryFields}
      </Button>
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
