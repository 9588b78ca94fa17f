import { useCart } from '@vitrine/react'
import { useWords } from '../words/use-words.tsx'
import { useShell } from './shell-data.ts'

/** Says what is paid in, where the page is in a currency that the cart is not in. */
export const PaidIn = () => {
  const words = useWords()
  const { cart } = useCart()
  const { site, currency = site.currency } = useShell()
  if (!cart || cart.currency === currency) return null
  return <p className="text-sm text-muted">{words.payIn(cart.currency)}</p>
}
