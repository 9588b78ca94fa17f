import { Button } from '@vitrine/ui'
import type { RemainderView } from './remainder.ts'
import { useWords } from './words/use-words.tsx'

/** The balance of an order with a deposit, and how to pay it. */
export const RemainderSection = ({ remainders }: { remainders: readonly RemainderView[] }) => {
  const words = useWords()
  if (remainders.length === 0) return null
  return (
    <section aria-labelledby="remainders" className="grid gap-4 rounded-lg border border-line p-6">
      <h2 id="remainders" className="font-sans text-sm text-muted">
        {remainders.every(({ isInvoice }) => isInvoice) ? words.amountDue : words.remainderTitle}
      </h2>
      {remainders.map(({ dueDate, text, note, pay }) => (
        <div key={dueDate} className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p>{text}</p>
            {note !== undefined && <p className="text-sm text-muted">{note}</p>}
          </div>
          {pay && (
            <Button href={pay.href} variant={note === undefined ? 'primary' : 'secondary'}>
              {pay.label}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
