import { SummaryList } from '@vitrine/ui'
import type { Instructions } from './instructions.ts'
import { useWords } from './words/use-words.tsx'

/** The store's instructions for paying offline. */
export const InstructionsCard = ({ instructions: { name, amount, text } }: { instructions: Instructions }) => {
  const words = useWords()
  return (
    <section aria-labelledby="how-to-pay" className="rounded-lg border border-line p-6">
      <h2 id="how-to-pay" className="mb-3 font-display text-xl">
        {words.paymentInstructions}
      </h2>
      <SummaryList
        rows={[
          { label: words.paymentMethod, value: name },
          { label: words.amountDue, value: amount, strong: true },
        ]}
      />
      {text !== '' && (
        <p className="mt-4 break-words whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      )}
    </section>
  )
}
