import { useRef, useState } from 'react'
import type { SavedAddress } from '@vitrine/client'
import { Button, ErrorSummary, SelectField, type AddressKey, type AddressValues, type SelectOption } from '@vitrine/ui'
import type { CountryForm } from '../../address/address-form.ts'
import type { CodeDoubt } from '../../address/code-doubt.ts'
import { PlaceFields } from '../../address/place-fields.tsx'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'

export type Tag = NonNullable<SavedAddress['tag']>

const path = '/hosted/account/addresses'
/** The address book saves places only; the recipient is given with each order. */
const notSaved: readonly AddressKey[] = ['firstName', 'lastName', 'company', 'phone']

export interface AddressFormData {
  readonly id?: string
  readonly tag: Tag
  readonly tags: readonly Tag[]
  readonly values: Partial<AddressValues>
  readonly errors: Partial<Record<AddressKey, string>>
  readonly countries: readonly SelectOption[]
  readonly form: CountryForm
  readonly doubt?: CodeDoubt | undefined
  readonly failure?: string
}

/** Loads the address format of the selected country from the server. Keeps the previous one until then. */
const useCountryForm = (first: CountryForm): readonly [CountryForm, (country: string) => Promise<void>] => {
  const [form, setForm] = useState(first)
  const wanted = useRef(first.country)
  const show = async (country: string): Promise<void> => {
    wanted.current = country
    try {
      const body = new URLSearchParams({ show: 'country', country })
      const answer = await fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body })
      const { data } = (await answer.json()) as { data?: { form?: AddressFormData } }
      if (data?.form && wanted.current === country) setForm(data.form.form)
    } catch {
      // Offline: keep the current fields.
    }
  }
  return [form, show]
}

/** The form for a new or saved address. */
export const AddressForm = ({
  id,
  tag,
  tags,
  values,
  errors,
  countries,
  form: first,
  doubt,
  failure,
}: AddressFormData) => {
  const words = useWords()
  const [form, showCountry] = useCountryForm(first)
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
      {/* The first submit button of a form handles Enter, so saving comes first. */}
      <button type="submit" hidden aria-label={words.save} />
      <PlaceFields
        form={form}
        countries={countries}
        values={values}
        errors={errors}
        doubt={doubt}
        labels={words}
        required={['country', ...form.required]}
        omit={notSaved}
        onCountryChange={(country) => void showCountry(country)}
      />
      {/* With scripts the country's fields load automatically. */}
      <noscript>
        <Button type="submit" size="small" name="show" value="country" formNoValidate>
          {words.showCountryFields}
        </Button>
      </noscript>
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
