import { useClient } from '@vitrine/react'
import { listDeliveryOffers } from '@vitrine/client/deliveryOffers'
import { currencyDigits } from '@vitrine/domain/money.ts'
import { formatMoney, useUi } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'

interface Threshold {
  readonly amount: number
  readonly currency: string
}

/** Returns the lowest subtotal with free delivery, or `undefined` if there is none. */
const useThreshold = (country: string | undefined, currency: string): Threshold | undefined => {
  const client = useClient()
  const [threshold, setThreshold] = useState<Threshold>()
  useEffect(() => {
    const controller = new AbortController()
    // In the cart's currency, not in one that is only shown.
    const call = { signal: controller.signal, headers: { 'x-wix-currency': currency } }
    listDeliveryOffers(client.send)({ ...(country && { country }) }, call).then(
      ({ currency, offers }) => {
        const amounts = offers.filter(({ pickup }) => !pickup).map(({ freeFrom }) => Number(freeFrom))
        const lowest = Math.min(...amounts.filter((amount) => amount > 0))
        setThreshold(Number.isFinite(lowest) && !amounts.includes(0) ? { amount: lowest, currency } : undefined)
      },
      // Optional content.
      () => undefined,
    )
    return () => controller.abort()
  }, [client, country, currency])
  return threshold
}

interface FreeDeliveryProps {
  readonly subtotal: number
  readonly currency: string
  readonly country: string | undefined
}

/** Shows how much is missing for free delivery. */
export const FreeDelivery = ({ subtotal, currency: paid, country }: FreeDeliveryProps) => {
  const words = useWords()
  const { locale } = useUi()
  const threshold = useThreshold(country, paid)
  if (!threshold) return null
  const { amount, currency } = threshold
  const left = amount - subtotal
  const message =
    left > 0
      ? words.delivery.left(formatMoney(left.toFixed(currencyDigits(currency)), { currency, locale }))
      : words.delivery.reached
  return (
    <div className="grid gap-2">
      <p id="free-delivery" role="status" className="text-sm">
        {message}
      </p>
      <progress
        aria-labelledby="free-delivery"
        max={amount}
        value={Math.min(subtotal, amount)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-wash accent-(--color-accent) [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
