import { Checkbox, Stack, type AddressKey } from '@vitrine/ui'
import { useSyncExternalStore } from 'react'
import { PlaceFields } from '../../address/place-fields.tsx'
import { useWords } from '../../words/use-words.tsx'
import { useAddressSuggestions } from './address-suggestions.tsx'
import type { CheckoutData } from '../checkout-data.ts'

const prefix = 'billing.'
const boxId = 'billingIsSame'

/** Picks the billing values or errors, keyed by address field. */
const billingOf = (fields: Partial<Record<string, string>>): Partial<Record<AddressKey, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      key.startsWith(prefix) && value !== undefined ? [[key.slice(prefix.length), value]] : [],
    ),
  )

const watch = (onChange: () => void) => {
  document.addEventListener('change', onChange)
  return () => document.removeEventListener('change', onChange)
}

/** Whether the box is checked. Read from the page, since it may have been changed before hydration. */
const useChecked = (initially: boolean): boolean =>
  useSyncExternalStore(
    watch,
    () => (document.getElementById(boxId) as HTMLInputElement | null)?.checked ?? initially,
    () => initially,
  )

const required: readonly AddressKey[] = ['firstName', 'lastName', 'country']

/**
 * Asks whether the billing address differs. Without scripts its fields appear after the form was sent with the box
 * unticked.
 */
export const BillingFields = ({ contact, countries, billingForm, hidden }: CheckoutData) => {
  const words = useWords()
  const { values, errors, doubts } = contact
  const isSame = useChecked(values.billingIsSame !== '')
  const own = billingOf(values)
  const suggestions = useAddressSuggestions(prefix)
  return (
    <Stack>
      <input type="hidden" name="billingShown" value="on" />
      <Checkbox
        id={boxId}
        name="billingIsSame"
        label={words.billingIsSame}
        defaultChecked={values.billingIsSame !== ''}
      />
      {!isSame && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-display text-xl">{words.billingAddress}</legend>
          <PlaceFields
            form={billingForm}
            prefix={prefix}
            countries={countries}
            values={{ ...own, country: own.country || billingForm.country }}
            errors={billingOf(errors)}
            doubt={doubts['billing.postalCode']}
            labels={words}
            required={[...required, ...billingForm.required]}
            omit={hidden.includes('company') ? ['phone', 'company'] : ['phone']}
            kind="billing"
            below={suggestions}
          />
        </fieldset>
      )}
    </Stack>
  )
}
