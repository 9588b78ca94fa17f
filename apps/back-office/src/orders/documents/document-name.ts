import type { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { documents: said } = words

export type Document = Awaited<ReturnType<typeof shop.invoices.listInvoices>>[number]

/** Display name of a document. */
export const nameOf = ({ type, displayNumber }: Document): string =>
  displayNumber === undefined ? said.drafts[type] : said.names[type](displayNumber)
