import {
  AddressFields,
  Button,
  ErrorSummary,
  FormActions,
  Link,
  Stack,
  TextArea,
  TextField,
  type AddressKey,
} from '@vitrine/ui'
import { useMemo } from 'react'
import { useWords } from '../words/use-words.tsx'
import { StepForm } from './step-form.tsx'
import { SavedList } from './saved-list.tsx'
import type { CheckoutData } from './checkout-data.ts'
import type { ContactKey } from './contact.ts'

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
export const ContactForm = ({ contact, countries, required, isDelivered, addresses, saved }: CheckoutData) => {
  const words = useWords()
  const { values, errors } = contact
  const found = useMemo(
    () =>
      Object.entries(errors).map(([key, message]) => ({
        message: `${words[key as ContactKey]}: ${message}`,
        fieldId: key,
      })),
    [errors, words],
  )
  return (
    <StepForm
      label={words.contactInformation}
      action={addresses.contact}
      intent="contact"
      noValidate={found.length > 0}
    >
      {(isBusy) => (
        <Stack gap="lg">
          <h2 className="font-display text-2xl">{words.contactInformation}</h2>
          {found.length > 0 && <ErrorSummary errors={found} />}
          <SavedList saved={saved} />
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
            required={required.filter((key): key is AddressKey => key !== 'email' && key !== 'note')}
            omit={isDelivered ? [] : onlyWhereDelivered}
            kind="shipping"
          />
          <TextArea id="note" label={words.note} name="note" rows={2} maxLength={1000} defaultValue={values.note} />
          <FormActions>
            {addresses.cart !== undefined && <Link href={addresses.cart}>{words.backToCart}</Link>}
            <Button type="submit" variant="primary" size="large" busy={isBusy}>
              {isDelivered ? words.continueToDelivery : words.continueToPayment}
            </Button>
          </FormActions>
        </Stack>
      )}
    </StepForm>
  )
}
