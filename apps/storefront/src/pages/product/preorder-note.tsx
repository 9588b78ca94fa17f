import type { Product } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import { useUi } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

type Preorder = NonNullable<Product['variants'][number]['stock']['preorder']>

/** When a preordered variant is expected to ship. */
export const PreorderNote = ({ preorder: { message, expectedDate } }: { preorder: Preorder }) => {
  const words = useWords()
  const { locale } = useUi()
  const expected = expectedDate === undefined ? undefined : words.shopping.expectedBy(dayText(expectedDate, locale))
  const note = message ?? (expected === undefined ? words.shopping.preorderNote : undefined)
  return (
    <div className="text-accent-text">
      {expected !== undefined && <p>{expected}</p>}
      {note !== undefined && (
        <p>
          {/* The owner's message may be in a language of another direction. */}
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}
