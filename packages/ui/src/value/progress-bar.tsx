import type { ReactNode } from 'react'
import { useId } from 'react'
import { joinClasses } from '../base/class-names.ts'

export interface ProgressBarProps {
  label: ReactNode
  /** Absent if unknown. */
  value?: number
  max?: number
  /** Text at the end, such as “3 of 12”. */
  detail?: ReactNode
  className?: string
}

/** A progress bar. */
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
