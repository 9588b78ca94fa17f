import type { ReactNode } from 'react'
import { Ribbon } from './badge.tsx'
import { joinClasses } from '../base/class-names.ts'
import { Money } from './money.tsx'
import { useUi } from '../base/ui-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

export interface PriceProps {
  amount: string | number
  currency: string
  /** Price before the discount, struck through. */
  compareAt?: string | number
  /** The lowest price of the 30 days before the discount. */
  prior?: string | number
  /** A label next to it, such as “Sale”. */
  ribbon?: ReactNode
  /** Text before it, such as “from”. */
  before?: ReactNode
  size?: 'medium' | 'large'
  className?: string
}

/** A price, and the price before the discount. */
export function Price({ amount, currency, compareAt, prior, ribbon, before, size = 'medium', className }: PriceProps) {
  const { words } = useUi()
  const reduced = compareAt !== undefined
  return (
    <span className={joinClasses('v-price', className)} data-size={size} data-reduced={reduced || undefined}>
      <span className="v-price-now">
        <VisuallyHidden>{`${words.priceNow}: `}</VisuallyHidden>
        {before !== undefined && <>{before} </>}
        <Money amount={amount} currency={currency} />
      </span>
      {reduced && (
        <span className="v-price-was">
          <VisuallyHidden>{`${words.priceWas}: `}</VisuallyHidden>
          <s>
            <Money amount={compareAt} currency={currency} />
          </s>
        </span>
      )}
      {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
      {prior !== undefined && (
        <span className="v-price-prior">
          {words.priorPrice} <Money amount={prior} currency={currency} />
        </span>
      )}
    </span>
  )
}
