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
import { words } from '../words/en.ts'
import { BusyForm } from '../busy-form.tsx'
import type { CheckoutData } from './checkout-data.ts'

const addressLabels: Record<AddressKey, string> = {
  country: words.country,
  firstName: words.firstName,
  lastName: words.lastName,
  company: words.company,
  addressLine: words.addressLine,
  addressLine2: words.addressLine2,
  city: words.city,
  subdivision: words.subdivision,
  postalCode: words.postalCode,
  phone: words.phone,
}

const onlyWhereDelivered: readonly AddressKey[] = [
  'country',
  'addressLine',
  'addressLine2',
  'city',
  'subdivision',
  'postalCode',
  'company',
]

/** E-mail and, where something is to be sent, the address. */
export const ContactForm = ({ contact, countries, required, isDelivered, addresses }: CheckoutData) => {
  const { values, errors } = contact
  const found = Object.entries(errors).map(([key, message]) => ({
    message: `${labelOf(key)}: ${message}`,
    fieldId: key,
  }))
  return (
    <BusyForm aria-label={words.contactTitle} action={addresses.contact} noValidate={found.length > 0}>
      {(isBusy) => (
        <Stack gap="lg">
          <h2 className="font-display text-2xl">{words.contactTitle}</h2>
          {found.length > 0 && <ErrorSummary errors={found} />}
          <input type="hidden" name="intent" value="contact" />
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
            labels={addressLabels}
            required={required.filter((key): key is AddressKey => key !== 'email' && key !== 'note')}
            omit={isDelivered ? [] : onlyWhereDelivered}
            kind="shipping"
          />
          <TextArea id="note" label={words.note} name="note" rows={2} maxLength={1000} defaultValue={values.note} />
          <FormActions>
            {addresses.cart !== undefined && <Link href={addresses.cart}>{words.backToCart}</Link>}
            <Button type="submit" variant="primary" size="large" busy={isBusy}>
              {isDelivered ? words.toDelivery : words.toPayment}
            </Button>
          </FormActions>
        </Stack>
      )}
    </BusyForm>
  )
}

const labelOf = (key: string): string => (key === 'email' ? words.email : (addressLabels[key as AddressKey] ?? key))
