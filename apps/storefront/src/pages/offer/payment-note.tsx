import { formatMoney, useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { ListPrices } from './find-prices.ts'

type PaymentTerms = NonNullable<ListPrices['prices'][number]['paymentTerms']>

/** Says which part of the price is paid with the order, unless it is all of it. */
export const PaymentNote = ({ terms, currency }: { terms: PaymentTerms; currency: string }) => {
  const words = useWords()
  const { locale } = useUi()
  const { depositAmount, depositPercentage } = terms
  const share =
    depositPercentage === undefined
      ? depositAmount && words.shopping.depositEach(formatMoney(depositAmount, { currency, locale }))
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          Number(depositPercentage) / 100,
        )
  return <p className="mt-2 text-sm">{share ? words.shopping.deposit(share) : words.shopping.paidInPerson}</p>
}
