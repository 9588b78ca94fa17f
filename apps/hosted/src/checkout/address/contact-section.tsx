import { Stack, TextArea, TextField, type AddressKey } from '@vitrine/ui'
import { PlaceFields } from '../../address/place-fields.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useAddressSuggestions } from './address-suggestions.tsx'
import { BillingFields } from './billing-fields.tsx'
import { CompanyNote } from './company-note.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import type { ContactKey } from './contact.ts'
import { NewsBoxes } from './news-boxes.tsx'
import { SavedList } from '../payment/saved-list.tsx'
import { ShowCountry } from './show-country.tsx'
import { TaxIdField } from './tax-id-field.tsx'

const isOfAddress = (key: ContactKey): key is AddressKey =>
  !/^(billing|question|news)|^(email|note|taxId|confirmedCode)$/.test(key)

/** Email and, for shipped goods, the address. */
export const ContactSection = (data: CheckoutData) => {
  const { contact, countries, required, hidden, saved, form, questions } = data
  const words = useWords()
  const { values, errors, doubts, filling } = contact
  const suggestions = useAddressSuggestions()
  return (
    <section aria-labelledby="contact">
      <Stack gap="lg">
        <h2 id="contact" className="font-display text-2xl">
          {words.contactInformation}
        </h2>
        {data.company && <CompanyNote company={data.company} />}
        <SavedList saved={saved} />
        {/* Remounts the fields when a saved address fills them. */}
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
          <PlaceFields
            form={form}
            countries={countries}
            values={values}
            errors={errors}
            doubt={doubts.postalCode}
            labels={words}
            required={required.filter(isOfAddress)}
            omit={hidden}
            kind="shipping"
            below={suggestions}
          />
          {!hidden.includes('country') && <ShowCountry />}
          {data.company?.taxId === undefined && (
            <TaxIdField country={values.country} value={values.taxId} error={errors.taxId} />
          )}
          {data.isDelivered && !data.company?.billing && <BillingFields {...data} />}
          {questions.map(({ key, title, isRequired }) => (
            <TextField
              key={key}
              id={key}
              name={key}
              label={title}
              defaultValue={values[key]}
              error={errors[key]}
              required={isRequired}
              maxLength={500}
            />
          ))}
          <TextArea id="note" label={words.note} name="note" rows={2} maxLength={1000} defaultValue={values.note} />
          {data.news && <NewsBoxes news={data.news} values={values} />}
        </Stack>
      </Stack>
    </section>
  )
}
