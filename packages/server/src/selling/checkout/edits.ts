import type { CustomSettings } from '@vitrine/contract/entities/selling/checkout.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { chosenGiftCard, findTypedGiftCard, refuseUseless, type StoredGiftCard } from '../../money/gift-card/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { checkoutKind, readSettings } from '../../store/setting/api.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { BasketRecord } from '../basket/api.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Rejects changes to what the checkout's template locked. Elevated callers may change it. */
export const refuseLocked = (
  caller: Caller,
  { customSettings }: BasketRecord,
  lock: keyof Pick<CustomSettings, 'lockCouponCode' | 'lockGiftCard'>,
): void => {
  if (!customSettings?.[lock] || isElevated(caller)) return
  const what = lock === 'lockGiftCard' ? 'gift card' : 'coupon'
  throw new Refusal('ILLEGAL_STATE', `The ${what} of this checkout is set by the store.`)
}

/** Creates the edits of a checkout, independent of how it was opened. */
export const createCheckoutEdits = (context: Context) => {
  const { db, now } = context

  return {
    /** Finds a gift card by the code a buyer entered, if the store accepts gift cards. */
    typedGiftCard: async (caller: OnSite, { giftCardCode }: { giftCardCode?: string }, ip: string) => {
      if (!giftCardCode) return undefined
      const { checkoutFields } = await readSettings(db, checkoutKind, caller.siteId)
      if (!checkoutFields?.giftCardRedeemEnabled) throw new Refusal('ERROR_GIFT_CARD_NOT_ACCEPTED')
      const { currency } = await requireSite(context.sites, caller.siteId)
      return findTypedGiftCard(context, caller, { code: giftCardCode, ip, currency })
    },

    /** Applies a gift card, or changes the amount to redeem. Without either, nothing changes. */
    withGiftCard: (
      record: BasketRecord,
      { card, amount, site }: { card: StoredGiftCard | undefined; amount: string | undefined; site: Site },
    ): BasketRecord => {
      if (card) refuseUseless(card, site, now())
      const isGiftCardsOnly = record.lines.length > 0 && record.lines.every(({ seen }) => seen.kind === 'GIFT_CARD')
      if (card && isGiftCardsOnly) throw new Refusal('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD')
      const chosen = card ? chosenGiftCard(card) : record.giftCard
      if (!chosen && amount !== undefined && Number(amount) > 0)
        throw invalidField('giftCardRedeemAmount', 'needs a gift card: send giftCardCode as well', 'FIELD_NOT_ALLOWED')
      if (!chosen) return record
      const { currency } = site
      const requested =
        amount === undefined ? {} : { requested: exactMinor(amount, { field: 'giftCardRedeemAmount', currency }) }
      return { ...record, giftCard: { ...chosen, ...requested } }
    },
  }
}
