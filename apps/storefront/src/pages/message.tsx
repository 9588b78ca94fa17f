import { Button, EmptyState } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'

interface MessageData {
  readonly about: 'missing' | 'broken' | 'offline'
}

/** What is shown instead of a page that cannot be shown; the store around it stays. */
export const MessagePage = ({ about }: MessageData) => {
  const words = useWords()
  const said = {
    missing: { title: words.notFound, hint: words.notFoundHint },
    broken: { title: words.broken, hint: words.brokenHint },
    offline: { title: words.broken, hint: words.offline },
  }
  const { title, hint } = said[about]
  return (
    <EmptyState title={title} level={1} actions={<Button href="/">{words.keepLooking}</Button>}>
      {hint}
    </EmptyState>
  )
}
