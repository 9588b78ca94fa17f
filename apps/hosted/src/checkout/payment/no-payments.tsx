import { Alert, Button, FormActions, Link, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import { InPlaceForm } from '../frame/in-place-form.tsx'

/** Replaces the form of a store that accepts no payments. */
export const NoPayments = ({ address, cartHref }: CheckoutData) => {
  const words = useWords()
  return (
    <InPlaceForm label={words.noPaymentMethods} action={address}>
      {() => (
        <Stack gap="lg">
          <Alert tone="caution" title={words.noPaymentMethods}>
            {words.noPaymentMethodsHint}
          </Alert>
          <p className="text-sm text-muted">
            <Link href="/back-office/payments">{words.noPaymentMethodsOwner}</Link>
          </p>
          {cartHref !== undefined && (
            <FormActions>
              <Button href={cartHref}>{words.backToCart}</Button>
            </FormActions>
          )}
        </Stack>
      )}
    </InPlaceForm>
  )
}
