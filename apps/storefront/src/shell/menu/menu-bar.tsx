import { Container, Image } from '@vitrine/ui'
import { thumbnail } from '../../pictures.ts'
import { useWords } from '../../words/use-words.tsx'
import { LocalAnchor } from '../local-anchor.tsx'
import { useMenu, type Entry } from './menu.ts'
import { useShell } from '../shell-data.ts'

interface NavLinkProps {
  readonly href: string
  readonly isCurrent: boolean
  /** Whether it is the current page, or leads to it. */
  readonly isActive: boolean
  readonly children: string
}

const NavLink = ({ href, isCurrent, isActive, children }: NavLinkProps) => (
  <LocalAnchor
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    className={`py-2 text-sm no-underline decoration-1 underline-offset-8 ${isActive ? 'text-text underline' : 'text-muted hover:text-text'}`}
  >
    {children}
  </LocalAnchor>
)

const isWithin = (path: string, { href, items = [] }: Entry): boolean =>
  path === href || items.some((item) => isWithin(path, item))

interface EntriesProps {
  readonly entries: readonly Entry[]
  readonly path: string
  /** Level below the menu. */
  readonly depth?: number
}

/** Links of a submenu, those of deeper levels indented. */
const Entries = ({ entries, path, depth = 1 }: EntriesProps) =>
  entries.map(({ href, label, items = [] }) => (
    <li key={href + label}>
      <LocalAnchor
        href={href}
        aria-current={path === href ? 'page' : undefined}
        className={`block rounded-sm px-3 text-sm no-underline hover:bg-wash ${depth === 1 ? 'py-2 text-text' : 'py-1.5 text-muted hover:text-text'}`}
      >
        {label}
      </LocalAnchor>
      {items.length > 0 && (
        <ul className="mb-1 list-none ps-3">
          <Entries entries={items} path={path} depth={depth + 1} />
        </ul>
      )}
    </li>
  ))

/** A submenu as wide as the page, with images. They are loaded when it opens. */
const Panel = ({ entry: { label, href, items = [] }, path }: { entry: Entry; path: string }) => {
  const words = useWords()
  return (
    <div className="absolute inset-x-0 top-full hidden max-h-[75vh] overflow-y-auto border-y border-line bg-raised shadow-raised transition-opacity duration-200 group-focus-within:block group-hover:block starting:opacity-0">
      <Container className="flex gap-10 py-8">
        <div className="w-56 shrink-0">
          <p className="font-display text-2xl">{label}</p>
          <LocalAnchor href={href} className="mt-2 inline-block text-sm text-text underline underline-offset-4">
            {words.seeAll}
          </LocalAnchor>
        </div>
        <ul className="grid flex-1 list-none grid-cols-[repeat(auto-fill,minmax(9rem,11rem))] gap-6 p-0">
          {items.map(({ items: below = [], ...item }) => (
            <li key={item.href + item.label}>
              <LocalAnchor
                href={item.href}
                aria-current={path === item.href ? 'page' : undefined}
                className="block text-sm text-text no-underline hover:underline"
              >
                {item.image !== undefined && (
                  <Image alt="" ratio="square" className="mb-3 rounded-md" {...thumbnail(item.image, 180)} />
                )}
                {item.label}
              </LocalAnchor>
              {below.length > 0 && (
                <ul className="-mx-3 mt-1 list-none p-0">
                  <Entries entries={below} path={path} depth={2} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

/** A menu entry. Its submenu opens on hover and focus. */
const MenuEntry = ({ entry, path }: { entry: Entry; path: string }) => {
  const { label, href, items = [] } = entry
  const hasImages = items.some(({ image }) => image)
  return (
    <li className={`group flex items-center ${hasImages ? '' : 'relative'}`}>
      <NavLink href={href} isCurrent={path === href} isActive={isWithin(path, entry)}>
        {label}
      </NavLink>
      {hasImages && <Panel entry={entry} path={path} />}
      {!hasImages && items.length > 0 && (
        <ul className="invisible absolute start-0 top-full z-20 max-h-[75vh] w-max max-w-72 min-w-48 list-none overflow-y-auto rounded-md border border-line bg-raised p-2 opacity-0 shadow-raised transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
          <Entries entries={items} path={path} />
        </ul>
      )}
    </li>
  )
}

/** The navigation on wide screens. */
export const MenuBar = () => {
  const { path } = useShell()
  return (
    <ul className="flex h-full list-none flex-wrap gap-x-5 p-0">
      {useMenu().map((entry) => (
        <MenuEntry key={entry.href + entry.label} entry={entry} path={path} />
      ))}
    </ul>
  )
}
