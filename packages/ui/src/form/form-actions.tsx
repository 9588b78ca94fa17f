import type { ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'

export interface FormActionsProps {
  align?: 'start' | 'end'
  /** Sticks to the bottom of the window while a long form scrolls. */
  sticky?: boolean
  className?: string
  children: ReactNode
}

/** The buttons of a form. Full width on phones. */
export function FormActions({ align = 'start', sticky, className, children }: FormActionsProps) {
  return (
    <div className={joinClasses('v-form-actions', className)} data-align={align} data-sticky={sticky || undefined}>
      {children}
    </div>
  )
}
