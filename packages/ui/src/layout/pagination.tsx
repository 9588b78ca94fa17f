import type { ReactNode } from 'react'
import { Anchor } from '../base/anchor.tsx'
import { joinClasses } from '../base/class-names.ts'
import { ArrowBackIcon, ArrowForwardIcon } from '../base/icons.tsx'
import { useUi } from '../base/ui-provider.tsx'

export interface PaginationProps {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** Accessible name, if there are several on a page. */
  label?: string
  className?: string
}

/** Numbered pages as real links, which work without scripts and can be shared. */
export function Pagination({ page, pageCount, hrefFor, label, className }: PaginationProps) {
  const { words } = useUi()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label ?? words.pagination} className={joinClasses('v-pagination', className)}>
      <ol>
        <li>
          <Turn to="previous" href={page > 1 ? hrefFor(page - 1) : undefined} />
        </li>
        {pagesInSight(page, pageCount).map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no other name
          <li key={entry ?? `gap-${index}`} data-near={isNear(entry, { page, pageCount }) || undefined}>
            {entry === undefined ? <span aria-hidden="true">…</span> : <PageLink {...{ entry, page, hrefFor }} />}
          </li>
        ))}
        <li>
          <Turn to="next" href={page < pageCount ? hrefFor(page + 1) : undefined} />
        </li>
      </ol>
    </nav>
  )
}

export interface PagerProps {
  previousHref?: string
  nextHref?: string
  /** Accessible name, if there are several on a page. */
  label?: string
  className?: string
}

/** Previous and next links, for cursor paging. */
export function Pager({ previousHref, nextHref, label, className }: PagerProps) {
  const { words } = useUi()
  if (previousHref === undefined && nextHref === undefined) return null
  return (
    <nav aria-label={label ?? words.pagination} className={joinClasses('v-pagination', className)}>
      <ol>
        <li>
          <Turn to="previous" href={previousHref} />
        </li>
        <li>
          <Turn to="next" href={nextHref} />
        </li>
      </ol>
    </nav>
  )
}

function PageLink({ entry, page, hrefFor }: { entry: number } & Pick<PaginationProps, 'page' | 'hrefFor'>) {
  const { words } = useUi()
  return (
    <Anchor
      className="v-page-link"
      href={hrefFor(entry)}
      aria-label={words.page(entry)}
      aria-current={entry === page ? 'page' : undefined}
    >
      {entry}
    </Anchor>
  )
}

function Turn({ to, href }: { to: 'previous' | 'next'; href: string | undefined }) {
  const { words } = useUi()
  const label = <span className="v-page-link-words">{to === 'next' ? words.nextPage : words.previousPage}</span>
  const content: ReactNode =
    to === 'next' ? (
      <>
        {label}
        <ArrowForwardIcon />
      </>
    ) : (
      <>
        <ArrowBackIcon />
        {label}
      </>
    )
  if (href === undefined)
    return (
      <span className="v-page-link" aria-hidden="true">
        {content}
      </span>
    )
  return (
    <Anchor className="v-page-link" href={href} rel={to === 'next' ? 'next' : 'prev'}>
      {content}
    </Anchor>
  )
}

function isNear(entry: number | undefined, { page, pageCount }: { page: number; pageCount: number }): boolean {
  return entry !== undefined && entry !== page && entry !== 1 && entry !== pageCount
}

/** Returns the first and last pages and the neighbors of the current one; `undefined` marks gaps. */
export function pagesInSight(page: number, pageCount: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount])
  const shown = [...wanted].filter((entry) => entry >= 1 && entry <= pageCount).sort((a, b) => a - b)
  return shown.flatMap((entry, index) => {
    const skipped = index === 0 ? 0 : entry - shown[index - 1]! - 1
    if (skipped === 0) return [entry]
    return skipped === 1 ? [entry - 1, entry] : [undefined, entry]
  })
}
