import { Link } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { ReceiptLink } from './receipts.ts'

/** The receipts of an order; nothing where there are none. */
export const ReceiptLinks = ({ receipts }: { receipts: readonly ReceiptLink[] }) => {
  const words = useWords()
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="mb-3 font-display text-xl">
        {words.receipts}
      </h2>
      <ul className="grid list-none gap-2 p-0">
        {receipts.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
