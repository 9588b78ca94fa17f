import type { ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'

export interface PageHeaderProps {
  title: ReactNode
  /** A sentence below the title. */
  children?: ReactNode
  /** Above the title: Breadcrumbs or a back link. */
  above?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
  className?: string
}

/** The header of a page, with its only `h1`. */
export function PageHeader({ title, children, above, actions, className }: PageHeaderProps) {
  return (
    <header className={joinClasses('v-page-header', className)}>
      {above}
      <div className="v-page-header-row">
        <div>
          <h1>{title}</h1>
          {children !== undefined && <div className="v-page-header-text">{children}</div>}
        </div>
        {actions !== undefined && <div className="v-cluster">{actions}</div>}
      </div>
    </header>
  )
}
