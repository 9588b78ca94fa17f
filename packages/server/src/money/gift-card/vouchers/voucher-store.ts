import '../tables.ts'
import type { Db } from '../../../ground/database/tables.ts'

interface Purchase {
  readonly siteId: string
  readonly giftCardId: string
  readonly purchaseId: string
}

/** Whether a purchase has redeemed a card, and not undone it. */
export const hasRedeemed = async (db: Db, { siteId, giftCardId, purchaseId }: Purchase): Promise<boolean> => {
  const found = await db
    .selectFrom('gift_card_redemption')
    .select('id')
    .where('site_id', '=', siteId)
    .where('gift_card_id', '=', giftCardId)
    .where('purchase_id', '=', purchaseId)
    .where('returned', '=', 0)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a redemption outside of checkouts. Those of orders are returned by their refunds only. */
export const findVoucherRedemption = (db: Db, siteId: string, id: string) =>
  db
    .selectFrom('gift_card_redemption')
    .select('gift_card_id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('is_voucher', '=', true)
    .executeTakeFirst()
