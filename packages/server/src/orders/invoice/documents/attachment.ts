import type { Context } from '../../../ground/context/context.ts'
import { pdfOf } from '../pages.ts'
import { findInvoice } from '../store.ts'

/** Returns the PDF of a document for an email attachment; `undefined` if the document no longer exists. */
export const attachedInvoice = async (
  context: Pick<Context, 'db' | 'config'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<Buffer | undefined> => {
  const invoice = await findInvoice(context.db, siteId, id)
  return invoice && pdfOf(context, invoice)
}
