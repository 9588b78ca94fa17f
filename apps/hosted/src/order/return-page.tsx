import { PageHeader } from '@vitrine/ui'
import type { ReturnFormData } from '../returns/fields.ts'
import { ReturnForm } from '../returns/return-form.tsx'
import { useWords } from '../words/use-words.tsx'

/** Asks to return things of an order, for whoever has the link from its emails. */
export const LinkedReturnPage = (form: ReturnFormData) => {
  const { orderReturns: said } = useWords()
  return (
    <div className="mx-auto grid w-full max-w-prose gap-6">
      <PageHeader title={said.askTitle(form.number)} />
      <ReturnForm {...form} />
    </div>
  )
}
