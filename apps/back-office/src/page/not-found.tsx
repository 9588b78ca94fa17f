import { Button, EmptyState } from '@vitrine/ui'
import { useTitle } from './use-title.ts'
import { words } from '../words/words.ts'

/** Page for unknown URLs. */
export const NotFoundPage = () => {
  useTitle(words.noPage)
  return (
    <EmptyState title={words.noPage} level={1} actions={<Button href="/">{words.toOverview}</Button>}>
      {words.noPageHint}
    </EmptyState>
  )
}

/** Shown if an entry doesn't exist, with a link to its list. */
export const NotFound = ({ list }: { list: string }) => (
  <EmptyState title={words.notFound} level={1} actions={<Button href={list}>{words.goBack}</Button>} />
)
