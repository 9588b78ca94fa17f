import { Button } from '@vitrine/ui'

interface PagesNavProps {
  /** URL of the next page, if there is one. */
  readonly next: string | undefined
  readonly isFirst: boolean
  /** Other URL parameters of the list, such as its search. */
  readonly keep?: Readonly<Record<string, string>>
  readonly words: { readonly more: string; readonly newest: string }
}

/** Pagination of a list with cursors. */
export const PagesNav = ({ next, isFirst, keep = {}, words }: PagesNavProps) =>
  next === undefined && isFirst ? null : (
    <div className="flex flex-wrap gap-2">
      {!isFirst && (
        <Button href={`?${new URLSearchParams(keep)}`} variant="quiet">
          {words.newest}
        </Button>
      )}
      {next !== undefined && <Button href={`?${new URLSearchParams({ ...keep, after: next })}`}>{words.more}</Button>}
    </div>
  )
