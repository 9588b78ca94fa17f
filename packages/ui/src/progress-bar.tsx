import type { ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from './class-names.ts'

export interface ProgressBarProps {
  label: ReactNode
  /** Absent while nobody knows how far it is. */
  value?: number
  max?: number
  /** At the far end, such as “3 of 12”. */
  detail?: ReactNode
  className?: string
}

/** How far something is. */
export function ProgressBar({ label, value, max = 100, detail, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={joinClasses('v-progress', className)}>
      <div className="v-progress-words">
        <span id={id}>{label}</span>
        {detail !== undefined && <span className="v-hint">{detail}</span>}
      </div>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  )
}
