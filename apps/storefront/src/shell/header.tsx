import { useCart, useMember } from '@vitrine/react'
import { BagIcon, Container, HeartIcon, IconButton, MenuIcon, PersonIcon, SiteName } from '@vitrine/ui'
import { useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { useCartDrawer } from './cart-drawer/cart-drawer.tsx'
import { useGoing } from './going.ts'
import { lateDrawer } from './cart-drawer/late-drawer.tsx'
import { LocalAnchor } from './local-anchor.tsx'
import { useMenu, type Entry } from './menu.ts'
import { SearchForm } from './search-form.tsx'
import { useShell } from './shell-data.ts'

const MenuDrawer = lateDrawer(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

interface NavLinkProps {
  readonly href: string
  readonly isActive: boolean
  readonly children: string
}

const NavLink = ({ href, isActive, children }: NavLinkProps) => (
  <LocalAnchor
    href={href}
    aria-current={isActive ? 'page' : undefined}
    className={`py-2 text-sm no-underline decoration-1 underline-offset-8 ${isActive ? 'text-text underline' : 'text-muted hover:text-text'}`}
  >
    {children}
  </LocalAnchor>
)

/** A menu entry. Its submenu opens on hover and focus. */
const MenuEntry = ({ entry: { label, href, items = [] }, path }: { entry: Entry; path: string }) => (
  <li className="group relative">
    <NavLink href={href} isActive={path === href}>
      {label}
    </NavLink>
    {items.length > 0 && (
      <ul className="invisible absolute start-0 top-full z-20 grid min-w-48 list-none rounded-md border border-line bg-raised p-2 opacity-0 shadow-raised transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
        {items.map((item) => (
          <li key={item.href + item.label}>
            <LocalAnchor
              href={item.href}
              aria-current={path === item.href ? 'page' : undefined}
              className="block rounded-sm px-3 py-2 text-sm text-text no-underline hover:bg-wash"
            >
              {item.label}
            </LocalAnchor>
          </li>
        ))}
      </ul>
    )}
  </li>
)

const CartButton = () => {
  const words = useWords()
  const { itemCount: count } = useCart()
  const drawer = useCartDrawer()
  return (
    <LocalAnchor
      href="/cart"
      aria-label={words.cartWith(count)}
      className="relative grid size-11 place-items-center rounded-full text-text hover:bg-wash"
      onClick={(event) => {
        // With a modifier key the browser opens a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        drawer.open()
      }}
    >
      <BagIcon />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-5 text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </LocalAnchor>
  )
}

/** The store's name, navigation and cart. */
export const Header = () => {
  const words = useWords()
  const { site, path } = useShell()
  const menu = useMenu()
  const { member } = useMember()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isLoading = useGoing()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <Container className="flex items-center gap-x-6 gap-y-1 py-2">
        <IconButton className="lg:hidden" label={words.menu} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <LocalAnchor href="/" className="font-display text-xl text-text no-underline">
          <SiteName name={site.name} logoUrl={site.logoUrl} />
        </LocalAnchor>
        <nav aria-label={words.menu} className="ms-4 hidden flex-1 lg:block">
          <ul className="flex list-none flex-wrap gap-x-5 p-0">
            {menu.map((entry) => (
              <MenuEntry key={entry.href + entry.label} entry={entry} path={path} />
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <SearchForm className="hidden md:flex" />
          <LocalAnchor
            href={member ? '/account' : '/sign-in'}
            aria-label={member ? words.account : words.signIn}
            className="grid size-11 place-items-center rounded-full text-text hover:bg-wash"
          >
            <PersonIcon />
          </LocalAnchor>
          <LocalAnchor
            href={member ? '/account/wish-list' : '/wish-list'}
            aria-label={words.wishList.title}
            className="hidden size-11 place-items-center rounded-full text-text hover:bg-wash sm:grid"
          >
            <HeartIcon />
          </LocalAnchor>
          <CartButton />
        </div>
      </Container>
      <div
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-0 h-0.5 bg-accent transition-opacity ${isLoading ? 'animate-pulse opacity-100' : 'opacity-0'}`}
      />
      <MenuDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
