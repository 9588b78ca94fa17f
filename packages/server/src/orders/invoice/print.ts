import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findOrder, requireOrder } from '../order/api.ts'
import { namedOrder, type OnSite } from './changes/held.ts'
import { packingSlipOf } from './documents/packing-slip.ts'
import type { Printed } from './documents/render.ts'
import { listInvoicesOfOrders } from './store.ts'

interface PrintRequest {
  readonly orderIds: readonly string[]
  readonly type: Printed['type']
  readonly fulfillmentId?: string
}

const linkSeconds = 60 * 60

/** Lists the requested documents in the order of their orders. Skips orders without one. */
const documentsOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { site, orderIds, type, fulfillmentId }: PrintRequest & { site: Site },
): Promise<Printed[]> => {
  if (type === 'INVOICE') {
    const stored = await listInvoicesOfOrders(db, site.id, orderIds)
    const issued = stored.filter(({ kind, state }) => kind === 'INVOICE' && state === 'ISSUED')
    return orderIds.flatMap((id) =>
      issued.filter(({ order_id }) => order_id === id).map((invoice) => ({ type, invoice })),
    )
  }
  const slips: Printed[] = []
  for (const id of orderIds) {
    const order = await findOrder(db, site.id, id)
    const slip = order && (await packingSlipOf(db, { order, site, fulfillmentId, now: now() }))
    if (slip) slips.push({ type, slip })
  }
  return slips
}

const packIds = (ids: readonly string[]): string =>
  Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url')

const unpackIds = (packed: string): string[] =>
  (Buffer.from(packed, 'base64url').toString('hex').match(/.{32}/g) ?? []).map((hex) =>
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )

/** Creates the URL of a PDF with a document per order. */
export const printDocuments = async (
  context: Context,
  { caller, ...request }: PrintRequest & { caller: OnSite },
): Promise<{ url: string; documents: number }> => {
  const { db, sites, signer, config } = context
  const orderIds = [...new Set(request.orderIds.map((id) => id.toLowerCase()))]
  if (request.fulfillmentId !== undefined && (request.type !== 'PACKING_SLIP' || orderIds.length !== 1)) {
    throw invalidField('fulfillmentId', 'is only for a packing slip of a single order')
  }
  const site = await requireSite(sites, caller.siteId)
  for (const id of orderIds) await namedOrder(requireOrder(db, caller, id))
  const documents = await documentsOf(context, { site, ...request, orderIds })
  if (documents.length === 0) throw new Refusal('NOTHING_TO_PRINT')
  const claims = {
    ids: packIds(orderIds),
    doc: request.type,
    ...(request.fulfillmentId !== undefined && { ful: request.fulfillmentId }),
  }
  const token = await signer.sign('print+jwt', claims, { audience: site.id, lifetimeSeconds: linkSeconds })
  return { url: `${config.publicUrl}/documents/print.pdf?token=${token}`, documents: documents.length }
}

/** Opens the documents of a printed URL; empty if it is forged or expired. */
export const openPrint = async (context: Context, token: string): Promise<readonly Printed[]> => {
  const claims = await context.signer.verify('print+jwt', token).catch(() => undefined)
  if (!claims) return []
  const site = await requireSite(context.sites, claims.aud)
  const { ids, doc, ful } = claims
  const more = typeof ful === 'string' ? { fulfillmentId: ful } : {}
  const type = doc === 'INVOICE' ? doc : 'PACKING_SLIP'
  return documentsOf(context, { site, orderIds: unpackIds(String(ids)), type, ...more })
}
