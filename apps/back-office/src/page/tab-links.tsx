import { Link } from 'react-router'

interface TabLinksProps {
  readonly label: string
  readonly tabs: readonly {
    readonly label: string
    readonly to: string
    readonly isActive: boolean
    /** Number of entries. */
    readonly count?: string
  }[]
}

const tabClass = (isActive: boolean): string =>
  `border-b-2 px-1 pb-2 text-sm no-underline ${isActive ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'}`

/** Tabs of a list as links. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label} className="flex min-w-0 flex-wrap gap-x-5 gap-y-2 border-b border-line">
    {tabs.map(({ label: name, to, isActive, count }) => (
      <Link key={to} to={to} className={tabClass(isActive)} aria-current={isActive ? 'page' : undefined}>
        {name}
        {count !== undefined && (
          <>
            {' '}
            <span className="text-xs text-faint tabular-nums">{count}</span>
          </>
        )}
      </Link>
    ))}
  </nav>
)
