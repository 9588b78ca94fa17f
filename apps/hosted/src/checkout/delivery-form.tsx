import { Alert, Button, FormActions, Link, RadioGroup, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { AddressLines } from './address-lines.tsx'
import { StepForm } from './step-form.tsx'
import type { CheckoutData } from './checkout-data.ts'

/** The ways of delivery that reach the address. */
export const DeliveryForm = ({ deliveries, chosenDelivery, addresses, contact, countryName }: CheckoutData) => {
  const words = useWords()
  return (
    <StepForm label={words.deliveryMethod} action={addresses.delivery} intent="delivery">
      {(isBusy) => (
        <Stack gap="lg">
          <h2 className="font-display text-2xl">{words.deliveryMethod}</h2>
          <AddressLines values={contact.values} country={countryName} changeHref={addresses.contact} />
          {deliveries.length === 0 ? (
            <Alert tone="caution" title={words.noDelivery}>
              {words.noDeliveryHint}
            </Alert>
          ) : (
            <RadioGroup
              label={words.deliveryMethod}
              labelHidden
              name="delivery"
              appearance="cards"
              defaultValue={chosenDelivery ?? deliveries[0]?.code}
              required
              options={deliveries.map(({ code, title, price, isFree, time }) => ({
                value: code,
                label: <bdi>{title}</bdi>,
                aside: isFree ? words.free : <bdi>{price}</bdi>,
                ...(time !== undefined && { hint: <bdi>{time}</bdi> }),
              }))}
            />
          )}
          <FormActions>
            <Link href={addresses.contact}>{words.back}</Link>
            <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={deliveries.length === 0}>
              {words.continueToPayment}
            </Button>
          </FormActions>
        </Stack>
      )}
    </StepForm>
  )
}
