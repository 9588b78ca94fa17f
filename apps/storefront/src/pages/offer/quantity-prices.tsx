import { formatMoney, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { ListPrices } from './find-prices.ts'

/** Lists quantity prices. */
export const QuantityPrices = ({ price, currency }: { price: ListPrices['prices'][number]; currency: string }) => {
  const words = useWords()
  const { locale } = useUi()
  const [, ...larger] = price.tiers
  if (larger.length === 0) return null
  return (
    <ul aria-label={words.quantityPrices} className="mt-2 grid list-none gap-1 p-0 text-sm tabular-nums">
      {larger.map((tier) => (
        <li key={tier.minQuantity}>
          {words.quantityPrice(tier.minQuantity, formatMoney(tier.price, { currency, locale }))}
        </li>
      ))}
    </ul>
  )
}
