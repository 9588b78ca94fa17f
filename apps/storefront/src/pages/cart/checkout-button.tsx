import { useCart, useClient } from '@vitrine/react'
import { Alert, Button, useSubmit } from '@vitrine/ui'
import { sentenceFor } from '../../sentences.ts'
import { LocalForm } from '../../shell/local-anchor.tsx'
import { useShell } from '../../shell/shell-data.ts'
import type { Shop } from '../../shop.ts'
import { useWords } from '../../words/use-words.tsx'
import { checkoutAddress } from './checkout.ts'

/** Opens the checkout. Passes the country, unless the checkout may know a better one. */
export const CheckoutButton = ({ country }: { country: string | undefined }) => {
  const words = useWords()
  const shop = useClient<Shop>()
  const shell = useShell()
  const { cart, refresh } = useCart()
  const [failure, submit, isBusy] = useSubmit(async () => {
    try {
      // A change of the cart may still be on its way.
      await refresh()
      if (cart) location.assign(await checkoutAddress(shop, shell, { cart, country }))
      // Stays busy until the browser leaves the page.
      await new Promise(() => {})
      return undefined
    } catch (error) {
      return sentenceFor(words, error)
    }
  }, undefined)
  return (
    <LocalForm action="/cart" {...submit}>
      <input type="hidden" name="intent" value="checkout" />
      {country !== undefined && <input type="hidden" name="country" value={country} />}
      {failure && (
        <Alert tone="critical" className="mb-3">
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {words.shopping.toCheckout}
      </Button>
    </LocalForm>
  )
}
