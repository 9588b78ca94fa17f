import { Button, EmptyState } from '@vitrine/ui'
import { BestSellers } from './card/best-sellers-section.tsx'
import type { CardProduct } from './card/card-product.ts'
import { useWords } from '../words/use-words.tsx'

interface MessageData {
  readonly about: 'missing' | 'broken' | 'offline'
  /** Offered if the page does not exist. */
  readonly bestSellers?: readonly CardProduct[]
}

/** Shown instead of a page that can't be shown, within the shell. */
export const MessagePage = ({ about, bestSellers = [] }: MessageData) => {
  const words = useWords()
  const texts = {
    missing: { title: words.notFound, hint: words.notFoundHint },
    broken: { title: words.broken, hint: words.brokenHint },
    offline: { title: words.broken, hint: words.offline },
  }
  const { title, hint } = texts[about]
  return (
    <>
      <EmptyState title={title} level={1} actions={<Button href="/">{words.continueShopping}</Button>}>
        {hint}
      </EmptyState>
      <BestSellers products={bestSellers} />
    </>
  )
}
