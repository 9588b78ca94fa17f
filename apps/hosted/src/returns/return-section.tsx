import { Alert, Disclosure } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import { KeptItems } from './kept-items.tsx'
import { ReturnCards } from './return-cards.tsx'
import { ReturnForm } from './return-form.tsx'
import type { ReturnsView } from './returns.ts'

/** The returns of an order, and the way to ask for one. */
export const ReturnSection = ({ view }: { view: ReturnsView | undefined }) => {
  const { returns: said } = useWords()
  if (!view) return null
  const { returns, lines, kept, notice, failure, errors } = view
  return (
    <section id="returns" aria-labelledby="returns-title" className="grid scroll-mt-6 gap-4">
      <h3 id="returns-title" className="font-display text-xl">
        {said.title}
      </h3>
      {notice !== undefined && <Alert tone="positive">{notice}</Alert>}
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {returns.length > 0 && <ReturnCards returns={returns} action={view.action} />}
      {(lines.length > 0 || kept.length > 0) && (
        <Disclosure
          label={lines.length > 0 ? said.ask : said.keptTitle}
          open={failure !== undefined || errors.length > 0}
        >
          <div className="grid gap-6 text-text">
            {lines.length > 0 && <ReturnForm {...view} />}
            {kept.length > 0 && <KeptItems items={kept} />}
          </div>
        </Disclosure>
      )}
    </section>
  )
}
