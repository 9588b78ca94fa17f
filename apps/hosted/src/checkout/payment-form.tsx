import { Alert, Button, Checkbox, Disclosure, FormActions, Link, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { AddressLines } from './address-lines.tsx'
import { CreditButton } from './code-field.tsx'
import { StepForm } from './step-form.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { MethodFields, useMethod } from './method-fields.tsx'

/** How the buyer pays, or nothing but the button where there is nothing to pay. */
export const PaymentForm = ({
  policies,
  agreement,
  methods,
  chosenMethod,
  card,
  cardErrors,
  isFree,
  isDemo,
  isDelivered,
  summary,
  prices,
  addresses,
  contact,
  countryName,
  storeCredit,
}: CheckoutData) => {
  const words = useWords()
  const { chosen, choose } = useMethod({ methods, chosenMethod })
  return (
    <StepForm label={words.paymentMethod} action={addresses.payment} intent="pay">
      {(isBusy) => (
        <Stack gap="lg">
          <h2 className="font-display text-2xl">{words.paymentMethod}</h2>
          <input type="hidden" name="prices" value={prices} />
          <AddressLines values={contact.values} country={countryName} changeHref={addresses.contact} />
          {storeCredit !== undefined && <CreditButton credit={storeCredit} />}
          {chosen && (
            <MethodFields
              methods={methods}
              chosen={chosen}
              onChoose={choose}
              card={card}
              cardErrors={cardErrors}
              isDemo={isDemo}
            />
          )}
          {!isFree && !chosen && (
            <Alert tone="caution" title={words.noMatchingPaymentMethod}>
              {words.noMatchingPaymentMethodHint}
            </Alert>
          )}
          {policies.map(({ title, content }) => (
            <Disclosure key={title} label={title}>
              <p className="whitespace-pre-line">{content}</p>
            </Disclosure>
          ))}
          {agreement && (
            <Checkbox label={words.agree} name="policyAgreement" required defaultChecked={agreement.isCheckedAtFirst} />
          )}
          <FormActions>
            <Link href={isDelivered ? addresses.delivery : addresses.contact}>{words.back}</Link>
            <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!isFree && !chosen}>
              {chosen?.isCard ? words.pay(summary.due) : words.placeOrder}
            </Button>
          </FormActions>
          <p className="text-sm text-muted">{words.orderPlacedOnce}</p>
        </Stack>
      )}
    </StepForm>
  )
}
