import { useCart } from '@vitrine/react'
import { useWords } from '../words/use-words.tsx'
import { useShell } from './shell-data.ts'

/** Says which currency is charged if the page shows another. */
export const PaidIn = () => {
  const words = useWords()
  const { cart } = useCart()
  const { site, currency = site.currency } = useShell()
  const paid = cart?.businessInfo.currencyCode
  if (paid === undefined || paid === currency) return null
  return <p className="text-sm text-muted">{words.payIn(paid)}</p>
}
