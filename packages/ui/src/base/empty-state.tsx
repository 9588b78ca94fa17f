import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** An icon, such as `<BagIcon />`. */
  icon?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** Heading level of the title. */
  level?: 1 | 2 | 3
  className?: string
}

/** Says that there is nothing yet, and what to do. */
export function EmptyState({ title, children, icon, actions, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={joinClasses('v-empty', className)}>
      {icon !== undefined && <div className="v-empty-picture">{icon}</div>}
      <Heading className="v-empty-title">{title}</Heading>
      {children !== undefined && <div className="v-empty-text">{children}</div>}
      {actions !== undefined && <div className="v-empty-actions">{actions}</div>}
    </div>
  )
}
