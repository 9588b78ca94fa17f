import type { Context } from '../../../ground/context/context.ts'
import { pdfOf } from '../pages.ts'
import { findInvoice } from '../store.ts'

/** The PDF of a document as an email brings it; nothing where the document is gone. */
export const attachedInvoice = async (
  context: Pick<Context, 'db' | 'config'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<Buffer | undefined> => {
  const invoice = await findInvoice(context.db, siteId, id)
  return invoice && pdfOf(context, invoice)
}
