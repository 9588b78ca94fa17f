import { PostalAddress } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CompanyData } from '../checkout-data.ts'

/** The company that the buyer orders for, with what appears on its invoice. */
export const CompanyNote = ({ company: { name, billing, taxId } }: { company: CompanyData }) => {
  const { ownCompany: words, vatId, billingAddress } = useWords()
  return (
    <section aria-labelledby="company" className="grid gap-2 rounded-md bg-wash px-4 py-3">
      <h3 id="company" className="font-medium break-words">
        {words.orderingFor(name)}
      </h3>
      {billing && (
        <div>
          <span className="text-sm text-muted">{billingAddress}</span>
          <PostalAddress lines={billing} />
        </div>
      )}
      {taxId !== undefined && (
        <p>
          <span className="text-sm text-muted">{vatId}</span> <bdi>{taxId}</bdi>
        </p>
      )}
    </section>
  )
}
