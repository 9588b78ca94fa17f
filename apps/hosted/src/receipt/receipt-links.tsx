import { useWords } from '../words/use-words.tsx'
import { LinkSection, type DocumentLink } from './link-section.tsx'

/** The invoices and credit notes of an order as PDF, and its receipts; nothing where there are none. */
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
