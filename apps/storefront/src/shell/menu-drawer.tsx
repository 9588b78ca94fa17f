import { Drawer } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { LocalAnchor } from './local-anchor.tsx'
import { useMenu, type Entry } from './menu.ts'
import { SearchForm } from './search-form.tsx'

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
        <ul className="grid list-none gap-1 p-0">
          {places.map(({ href, label, items = [] }) => (
            <li key={href + label}>
              <LocalAnchor
                href={href}
                onClick={onClose}
                className="block py-2 font-display text-xl text-text no-underline"
              >
                {label}
              </LocalAnchor>
              {items.length > 0 && (
                <ul className="mb-2 grid list-none ps-4">
                  {items.map((item) => (
                    <li key={item.href + item.label}>
                      <LocalAnchor href={item.href} onClick={onClose} className="block py-2 text-muted no-underline">
                        {item.label}
                      </LocalAnchor>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
