import { Alert, Button, FormActions, Link, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { StepForm } from './step-form.tsx'

/** Stands for every step of a store that takes no payments: nobody fills in a form that leads nowhere. */
export const NoPayments = ({ step, addresses }: CheckoutData) => {
  const words = useWords()
  return (
    <StepForm label={words.noPaymentMethods} action={addresses[step]} intent={step}>
      {() => (
        <Stack gap="lg">
          <Alert tone="caution" title={words.noPaymentMethods}>
            {words.noPaymentMethodsHint}
          </Alert>
          <p className="text-sm text-muted">
            <Link href="/back-office/payments">{words.noPaymentMethodsOwner}</Link>
          </p>
          {addresses.cart !== undefined && (
            <FormActions>
              <Button href={addresses.cart}>{words.backToCart}</Button>
            </FormActions>
          )}
        </Stack>
      )}
    </StepForm>
  )
}
