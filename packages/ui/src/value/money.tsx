import { joinClasses } from '../base/class-names.ts'
import { formatMoney } from './format-money.ts'
import { useUi } from '../base/ui-provider.tsx'

export interface MoneyProps {
  /** As in the API: `"12.50"` or `12.5`. */
  amount: string | number
  currency: string
  /** Overrides the page's locale. */
  locale?: string
  className?: string
}

/** An amount of money. */
export function Money({ amount, currency, locale, className }: MoneyProps) {
  const ui = useUi()
  // Servers and browsers may have different locale data; the server's text is kept.
  return (
    <bdi suppressHydrationWarning className={joinClasses('v-money', className)}>
      {formatMoney(amount, { currency, locale: locale ?? ui.locale })}
    </bdi>
  )
}
