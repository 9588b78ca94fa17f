import type { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { documents: said } = words

export type Document = Awaited<ReturnType<typeof shop.invoices.listInvoices>>[number]

/** What a document is called by people. */
export const nameOf = ({ type, displayNumber }: Document): string =>
  displayNumber === undefined ? said.drafts[type] : said.names[type](displayNumber)
