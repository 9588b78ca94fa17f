import { AddressFields, Stack, TextArea, TextField, type AddressKey } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { SavedList } from './saved-list.tsx'
import { TaxIdField } from './tax-id-field.tsx'

const onlyWhereDelivered: readonly AddressKey[] = [
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'company',
]

/** Email and, where something is to be sent, the address. */
export const ContactSection = ({ contact, countries, required, isDelivered, saved }: CheckoutData) => {
  const words = useWords()
  const { values, errors, filling } = contact
  return (
    <section aria-labelledby="contact">
      <Stack gap="lg">
        <h2 id="contact" className="font-display text-2xl">
          {words.contactInformation}
        </h2>
        <SavedList saved={saved} />
        {/* Fields that a saved address fills are made anew, so that they show it. */}
        <Stack key={filling} gap="lg">
          <TextField
            id="email"
            label={words.email}
            hint={words.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            error={errors.email}
            required
          />
          <AddressFields
            countries={countries}
            values={values}
            errors={errors}
            labels={words}
            required={required.filter((key): key is AddressKey => key !== 'email' && key !== 'note' && key !== 'taxId')}
            omit={isDelivered ? [] : onlyWhereDelivered}
            kind="shipping"
          />
          <TaxIdField country={values.country} value={values.taxId} error={errors.taxId} />
          <TextArea id="note" label={words.note} name="note" rows={2} maxLength={1000} defaultValue={values.note} />
        </Stack>
      </Stack>
    </section>
  )
}
