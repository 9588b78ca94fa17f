import { useCart, useMember } from '@vitrine/react'
import { BagIcon, Container, HeartIcon, IconButton, MenuIcon, PersonIcon, SearchIcon, SiteName } from '@vitrine/ui'
import { useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { asDrawn } from './as-drawn.tsx'
import { useCartDrawer } from './cart-drawer/cart-drawer.tsx'
import { useGoing } from './going.ts'
import { lateDrawer } from './cart-drawer/late-drawer.tsx'
import { LocalAnchor } from './local-anchor.tsx'
import { SearchForm } from './search-form.tsx'
import { useShell } from './shell-data.ts'

const MenuDrawer = lateDrawer(async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer)

const MenuBar = asDrawn(import.meta.env.SSR ? (await import('./menu/menu-bar.tsx')).MenuBar : undefined)

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
  const { site } = useShell()
  const { member } = useMember()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isLoading = useGoing()
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-canvas/95 backdrop-blur-sm">
      <Container className="flex items-center gap-x-1 gap-y-1 py-2 sm:gap-x-6">
        <IconButton className="-ms-2.5 lg:hidden" label={words.menu} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <LocalAnchor href="/" className="font-display text-xl text-text no-underline">
          <SiteName name={site.name} logoUrl={site.logoUrl} />
        </LocalAnchor>
        <nav aria-label={words.menu} className="-my-2 ms-4 hidden flex-1 self-stretch lg:block *:h-full">
          <MenuBar />
        </nav>
        <div className="ms-auto -me-2.5 flex items-center sm:gap-1">
          {/* Between tablets and wide screens, the navigation needs its place. */}
          <SearchForm className="hidden md:flex lg:max-xl:hidden" />
          <LocalAnchor
            href="/search"
            aria-label={words.search}
            className="grid size-11 place-items-center rounded-full text-text hover:bg-wash md:hidden lg:max-xl:grid"
          >
            <SearchIcon />
          </LocalAnchor>
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
