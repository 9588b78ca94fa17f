import type { ComponentProps } from 'react'
import { joinClasses } from '../base/class-names.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical'
  /** Shows a dot before the text, for states in tables. */
  dot?: boolean
}

/** A short status: paid, draft, out of stock. */
export function Badge({ tone = 'neutral', dot, className, children, ...rest }: BadgeProps) {
  return (
    <span className={joinClasses('v-badge', className)} data-tone={tone} {...rest}>
      {dot && <span className="v-badge-dot" />}
      {children}
    </span>
  )
}

export interface RibbonProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'accent' | 'sale'
}

/** A label on a product: new, last pieces. */
export function Ribbon({ tone = 'plain', className, ...rest }: RibbonProps) {
  return <span className={joinClasses('v-ribbon', className)} data-tone={tone} {...rest} />
}
