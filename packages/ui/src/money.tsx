import { joinClasses } from './class-names.ts'
import { formatMoney } from './format-money.ts'
import { useUi } from './ui-provider.tsx'

export interface MoneyProps {
  /** As it comes on the wire: `"12.50"` or `12.5`. */
  amount: string | number
  currency: string
  /** The reader's locale, when not the page's. */
  locale?: string
  className?: string
}

/** An amount of money. */
export function Money({ amount, currency, locale, className }: MoneyProps) {
  const ui = useUi()
  // A server and a browser may know different editions of a language's customs: what came first stays.
  return (
    <bdi suppressHydrationWarning className={joinClasses('v-money', className)}>
      {formatMoney(amount, { currency, locale: locale ?? ui.locale })}
    </bdi>
  )
}
