import { Drawer } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { LocalAnchor } from './local-anchor.tsx'
import { SearchForm } from './search-form.tsx'
import { useShell } from './shell-data.ts'

/** The way around on a phone. */
export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const words = useWords()
  const { collections } = useShell()
  const places = [
    { to: '/collections/all-products', name: words.allProducts },
    ...collections.map(({ slug, name }) => ({ to: `/collections/${slug}`, name })),
    { to: '/wish-list', name: words.wishList.title },
  ]
  return (
    <Drawer open={open} onClose={onClose} title={words.menu} side="start">
      <SearchForm className="mb-6" />
      <nav aria-label={words.menu}>
        <ul className="grid list-none gap-1 p-0">
          {places.map(({ to, name }) => (
            <li key={to}>
              <LocalAnchor
                href={to}
                onClick={onClose}
                className="block py-2 font-display text-xl text-text no-underline"
              >
                {name}
              </LocalAnchor>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
