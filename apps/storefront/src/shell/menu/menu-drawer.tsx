import { Drawer } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { LocalAnchor } from '../local-anchor.tsx'
import { useMenu, type Entry } from './menu.ts'
import { SearchForm } from '../search-form.tsx'

interface EntriesProps {
  readonly entries: readonly Entry[]
  readonly onClose: () => void
  readonly isTop?: boolean
}

const Entries = ({ entries, onClose, isTop = false }: EntriesProps) => (
  <ul className={`grid list-none ${isTop ? 'gap-1 p-0' : 'mb-2 ps-4'}`}>
    {entries.map(({ href, label, items = [] }) => (
      <li key={href + label}>
        <LocalAnchor
          href={href}
          onClick={onClose}
          className={`block py-2 no-underline ${isTop ? 'font-display text-xl text-text' : 'text-muted'}`}
        >
          {label}
        </LocalAnchor>
        {items.length > 0 && <Entries entries={items} onClose={onClose} />}
      </li>
    ))}
  </ul>
)

/** The navigation on phones. */
export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const words = useWords()
  const menu = useMenu()
  const all = { label: words.allProducts, href: '/collections/all-products' }
  const places: readonly Entry[] = [
    ...(menu.some(({ href }) => href === all.href) ? [] : [all]),
    ...menu,
    { label: words.wishList.title, href: '/wish-list' },
  ]
  return (
    <Drawer open={open} onClose={onClose} title={words.menu} side="start">
      <SearchForm className="mb-6" />
      <nav aria-label={words.menu}>
        <Entries isTop entries={places} onClose={onClose} />
      </nav>
    </Drawer>
  )
}
