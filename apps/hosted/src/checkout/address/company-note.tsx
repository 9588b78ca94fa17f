import { Alert, PostalAddress } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CompanyData } from '../checkout-data.ts'

/** The company that the buyer orders for, with what appears on its invoice. */
export const CompanyNote = ({ company: { name, billing, taxId } }: { company: CompanyData }) => {
  const { ownCompany: words, vatId, billingAddress } = useWords()
  return (
    <Alert title={words.orderingFor(name)}>
      {billing && (
        <div>
          <span className="text-sm text-muted">{billingAddress}</span>
          <PostalAddress lines={[name, ...billing]} />
        </div>
      )}
      {taxId !== undefined && (
        <p className="mt-1">
          {vatId}: <bdi>{taxId}</bdi>
        </p>
      )}
    </Alert>
  )
}
