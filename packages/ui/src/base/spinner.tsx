import type { HTMLAttributes } from 'react'
import { joinClasses } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps extends HTMLAttributes<HTMLElement> {
  size?: 'small' | 'large'
  /** Accessible text. Omit it if there is visible text. */
  label?: string
}

/** Indeterminate progress. */
export function Spinner({ size = 'small', label, className, ...rest }: SpinnerProps) {
  if (label === undefined)
    return <span aria-hidden="true" className={joinClasses('v-spinner', className)} data-size={size} {...rest} />
  return (
    <output {...rest}>
      <span aria-hidden="true" className={joinClasses('v-spinner', className)} data-size={size} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
