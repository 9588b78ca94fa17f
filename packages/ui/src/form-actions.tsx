import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface FormActionsProps {
  align?: 'start' | 'end'
  /** Stays at the foot of the window while a long form scrolls. */
  sticky?: boolean
  className?: string
  children: ReactNode
}

/** The buttons at the end of a form; on a phone each takes the whole width. */
export function FormActions({ align = 'start', sticky, className, children }: FormActionsProps) {
  return (
    <div className={joinClasses('v-form-actions', className)} data-align={align} data-sticky={sticky || undefined}>
      {children}
    </div>
  )
}
