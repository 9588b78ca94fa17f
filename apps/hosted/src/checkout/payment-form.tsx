import { Alert, Button, Checkbox, Disclosure, FormActions, Link, Stack, TextField } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { AddressLines } from './address-lines.tsx'
import { StepForm } from './step-form.tsx'
import type { CheckoutData } from './checkout-data.ts'

/** The card, or nothing but the button where there is nothing to pay. */
export const PaymentForm = ({
  policies,
  agreement,
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
}: CheckoutData) => {
  const words = useWords()
  return (
    <StepForm label={words.paymentTitle} action={addresses.payment} intent="pay">
      {(isBusy) => (
        <Stack gap="lg">
          <h2 className="font-display text-2xl">{words.paymentTitle}</h2>
          <input type="hidden" name="prices" value={prices} />
          <AddressLines values={contact.values} country={countryName} changeHref={addresses.contact} />
          {!isFree && (
            <>
              {isDemo && <Alert>{words.testCards}</Alert>}
              <TextField
                id="cardNumber"
                label={words.cardNumber}
                name="cardNumber"
                inputMode="numeric"
                autoComplete="cc-number"
                maxLength={30}
                required
                mark="none"
                error={cardErrors.cardNumber}
              />
              <div className="grid grid-cols-2 gap-4">
                <TextField
                  id="expiry"
                  label={words.expiry}
                  hint={words.expiryHint}
                  name="expiry"
                  inputMode="numeric"
                  autoComplete="cc-exp"
                  maxLength={9}
                  required
                  mark="none"
                  defaultValue={card.expiry}
                  error={cardErrors.expiry}
                />
                <TextField
                  id="securityCode"
                  label={words.securityCode}
                  hint={words.securityCodeHint}
                  name="securityCode"
                  inputMode="numeric"
                  autoComplete="cc-csc"
                  maxLength={4}
                  required
                  mark="none"
                  error={cardErrors.securityCode}
                />
              </div>
              <TextField
                id="cardholder"
                label={words.cardholder}
                name="cardholder"
                autoComplete="cc-name"
                maxLength={200}
                defaultValue={card.cardholder}
              />
            </>
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
            <Button type="submit" variant="primary" size="large" busy={isBusy}>
              {isFree ? words.placeOrder : words.pay(summary.due)}
            </Button>
          </FormActions>
          <p className="text-sm text-muted">{words.orderPlacedOnce}</p>
        </Stack>
      )}
    </StepForm>
  )
}
