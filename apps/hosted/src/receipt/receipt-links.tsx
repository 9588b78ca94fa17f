import { useWords } from '../words/use-words.tsx'
import { LinkSection, type DocumentLink } from './link-section.tsx'

/** Links to an order's invoices and credit notes as PDF, and its receipts. Renders nothing if there are none. */
export const ReceiptLinks = ({
  invoices,
  receipts,
}: {
  readonly invoices: readonly DocumentLink[]
  readonly receipts: readonly DocumentLink[]
}) => {
  const words = useWords()
  return (
    <>
      <LinkSection id="invoices" title={words.invoices} links={invoices} />
      <LinkSection id="receipts" title={words.receipts} links={receipts} />
    </>
  )
}
