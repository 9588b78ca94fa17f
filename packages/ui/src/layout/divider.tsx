import type { ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'

/** A horizontal line, optionally with a text such as “or”. */
export function Divider({ className, children }: { className?: string; children?: ReactNode }) {
  if (children === undefined) return <hr className={joinClasses('v-divider', className)} />
  return <div className={joinClasses('v-divider-words', className)}>{children}</div>
}
