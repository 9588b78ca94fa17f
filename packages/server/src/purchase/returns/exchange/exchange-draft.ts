import type { DraftOrderInput } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { findMember } from '../../../people/member/api.ts'
import { createDraftHeld, findDraft } from '../../draft-order/api.ts'
import { lockOrder, memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { refuseState } from '../refuse.ts'
import { unknownReturn } from '../step.ts'
import { findReturn, linkDraft, type StoredReturn } from '../store.ts'

/** Returns the buyer of an order, as far as they still exist. */
const buyerOf = async (db: Db, order: StoredOrder): Promise<NonNullable<Input<DraftOrderInput>['buyerInfo']>> => {
  const { email, visitorId } = order.body.buyerInfo
  const memberId = memberOfOrder(order)
  const known = { ...(email !== undefined && { email }) }
  if (memberId === undefined) return { ...known, ...(visitorId !== undefined && { visitorId }) }
  return (await findMember(db, order.site_id, memberId)) ? { ...known, memberId } : known
}

/** The draft's buyer and addresses, copied from the order. */
const draftFor = async (db: Db, order: StoredOrder): Promise<Input<DraftOrderInput>> => {
  const { recipientInfo, billingInfo, buyerLanguage } = order.body
  return {
    buyerInfo: await buyerOf(db, order),
    ...(recipientInfo && { recipientInfo }),
    ...(billingInfo && { billingInfo }),
    ...(buyerLanguage !== undefined && { buyerLanguage }),
  } as Input<DraftOrderInput>
}

const isOpen = async (db: Db, { site_id, exchange_draft_id: id }: StoredReturn): Promise<boolean> =>
  id !== null && (await findDraft(db, site_id, id))?.status === 'DRAFT'

interface Beginning {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly id: string
}

const beginHeld = async (
  context: Context,
  db: Db,
  { caller, id, site }: Beginning & { site: Site },
): Promise<StoredReturn> => {
  const found = await findReturn(db, site.id, id)
  if (!found) throw unknownReturn()
  const order = await lockOrder(db, caller, found.order_id)
  const known = (await findReturn(db, site.id, id))!
  if (known.status !== 'APPROVED' && known.status !== 'RECEIVED') throw refuseState(`IS_${known.status}`)
  if (await isOpen(db, known)) return known
  const { draft } = await createDraftHeld(context, db, { caller, site, draftOrder: await draftFor(db, order) })
  return linkDraft(db, known, draft.id, context.now())
}

/**
 * Creates the draft order of an exchange, or returns the existing one. It reserves nothing, and no money moves before
 * the return is settled.
 */
export const createExchangeDraft = async (context: Context, beginning: Beginning): Promise<StoredReturn> => {
  const site = await requireSite(context.sites, beginning.caller.siteId)
  return transact(context.db, (db) => beginHeld(context, db, { ...beginning, site }))
}
