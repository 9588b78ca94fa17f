import type { Minor } from '@vitrine/domain/money.ts'
import { isTip, tipCode } from '@vitrine/domain/tip/tip.ts'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { speechFor } from '../../ground/words/speech.ts'
import { type Change, changeDraft, commitDraft, createDraft, deleteDraft, lockDraft } from '../draft-order/api.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import type { Payments } from '../../money/payment/api.ts'

interface Changing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly order: StoredOrder
  readonly tip: Minor
}

const withTip =
  (context: Pick<Context, 'newId'>, { order, tip }: Changing): Change =>
  (record, { site }) => {
    const { words } = speechFor({ chosen: order.body.buyerLanguage, site: site.language })
    const others = record.fees.map((fee) =>
      isTip({ code: fee.code, source: fee.shown?.source }) ? { ...fee, applied: false } : fee,
    )
    const own = {
      id: context.newId(),
      source: 'CUSTOM',
      applied: true,
      code: tipCode,
      price: tip,
      taxable: false,
    } as const
    return { ...record, fees: tip === 0 ? others : [...others, { ...own, name: words.order.tip }] }
  }

/** Sets the tip of a placed order, as an edit that changes the order's total. */
export const changeTip = async (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
  changing: Changing,
): Promise<StoredOrder> => {
  const { caller, order } = changing
  const { draft, isExisting } = await createDraft(context, { caller, sourceOrderId: order.id })
  if (isExisting) throw new Refusal('ORDER_IS_ALREADY_EDITED')
  const draftOrderId = draft.id
  try {
    await changeDraft(context, { caller, draftOrderId }, withTip(context, changing))
    const committing = { caller, draftOrderId, settings: {}, reason: undefined, revision: undefined }
    const plain = { refundDifference: false, paymentRefunds: undefined }
    return (await commitDraft(context, payments, { ...committing, ...plain })).order
  } catch (error) {
    // Delete the edit, so that nobody finds one that no owner started.
    await transact(context.db, async (db) => {
      const left = await lockDraft(db, caller.siteId, draftOrderId)
      if (left && left.status !== 'COMMITTED') await deleteDraft(db, left)
    })
    throw error
  }
}
