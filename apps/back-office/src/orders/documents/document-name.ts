import type { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { documents: texts } = words

export type Document = Awaited<ReturnType<typeof shop.invoices.listInvoices>>[number]

/** Display name of a document. */
export const documentName = ({ type, displayNumber }: Document): string =>
  displayNumber === undefined ? texts.drafts[type] : texts.names[type](displayNumber)
