import { Alert, Disclosure } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { ExcludedItems } from './excluded-items.tsx'
import { ReturnCards } from './return-cards.tsx'
import { ReturnForm } from './return-form.tsx'
import type { ReturnsView } from './returns.ts'

/** The returns of an order, and the form to request one. */
export const ReturnSection = ({ view }: { view: ReturnsView | undefined }) => {
  const { returns: texts } = useWords()
  if (!view) return null
  const { returns, lines, excluded, notice, failure, errors } = view
  return (
    <section id="returns" aria-labelledby="returns-title" className="grid scroll-mt-6 gap-4">
      <h3 id="returns-title" className="font-display text-xl">
        {texts.title}
      </h3>
      {notice !== undefined && <Alert tone="positive">{notice}</Alert>}
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {returns.length > 0 && <ReturnCards returns={returns} action={view.action} />}
      {(lines.length > 0 || excluded.length > 0) && (
        <Disclosure
          label={lines.length > 0 ? texts.ask : texts.excludedTitle}
          open={failure !== undefined || errors.length > 0}
        >
          <div className="grid gap-6 text-text">
            {lines.length > 0 && <ReturnForm {...view} />}
            {excluded.length > 0 && <ExcludedItems items={excluded} />}
          </div>
        </Disclosure>
      )}
    </section>
  )
}
