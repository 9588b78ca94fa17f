import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { ChevronDownIcon } from '../base/icons.tsx'

export interface DisclosureProps extends ComponentProps<'details'> {
  label: ReactNode
}

/** A collapsible section. Those with the same `name` close each other. */
export function Disclosure({ label, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={joinClasses('v-disclosure', className)} {...rest}>
      <summary>
        {label}
        <ChevronDownIcon />
      </summary>
      <div className="v-disclosure-body">{children}</div>
    </details>
  )
}
