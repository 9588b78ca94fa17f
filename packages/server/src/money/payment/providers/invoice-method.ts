import type { Db } from '../../../ground/database/tables.ts'
import { readSiteLanguage } from '../../../ground/site/site-store.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import type { ShownMethod } from '../provider.ts'
import { findOfflineMethod } from './offline-store.ts'

/** The method of orders by invoice. */
export const invoiceMethodId = 'INVOICE'

/**
 * Returns the method of orders by invoice: as the owner set it up, or by its usual name. Returns `undefined` if the owner
 * disabled it.
 */
export const findInvoiceMethod = async (db: Db, siteId: string): Promise<ShownMethod | undefined> => {
  const known = await findOfflineMethod(db, siteId, invoiceMethodId)
  if (known) return known.enabled ? { id: known.kind, name: known.name, instructions: known.instructions } : undefined
  const { words } = speechFor({ site: await readSiteLanguage(db, siteId) })
  return { id: invoiceMethodId, name: words.offlineMethods[invoiceMethodId], instructions: '' }
}
