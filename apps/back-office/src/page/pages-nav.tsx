import { Button } from '@vitrine/ui'

interface PagesNavProps {
  /** URL of the next page, if there is one. */
  readonly next: string | undefined
  readonly isFirst: boolean
  readonly words: { readonly more: string; readonly newest: string }
}

/** Pagination of a list with cursors. */
export const PagesNav = ({ next, isFirst, words }: PagesNavProps) =>
  next === undefined && isFirst ? null : (
    <div className="flex flex-wrap gap-2">
      {!isFirst && (
        <Button href="?" variant="quiet">
          {words.newest}
        </Button>
      )}
      {next !== undefined && <Button href={`?${new URLSearchParams({ after: next })}`}>{words.more}</Button>}
    </div>
  )
