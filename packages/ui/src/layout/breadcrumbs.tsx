import { joinClasses } from '../base/class-names.ts'
import { Link } from '../base/link.tsx'
import { useUi } from '../base/ui-provider.tsx'

export interface Crumb {
  label: string
  /** Absent for the last item, the current page. */
  href?: string
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const { words } = useUi()
  return (
    <nav aria-label={words.breadcrumbs} className={joinClasses('v-breadcrumbs', className)}>
      <ol>
        {items.map((item) => (
          <li key={item.href ?? item.label}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link tone="quiet" href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
