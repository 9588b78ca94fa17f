import type { GiftCardInput } from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Caller, type Exchange } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { without } from '../../basket/api.ts'
import { createCheckoutEdits } from '../../checkout/api.ts'
import type { Edit } from '../change.ts'
import { withErrorsOfV2 } from '../refusals.ts'
import type { OnSite } from '../store.ts'

/** Adds the code to an error about a gift card. */
const withCode = async <Done>(giftCardCode: string, work: () => Promise<Done>): Promise<Done> => {
  try {
    return await withErrorsOfV2(work)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.code.startsWith('INVALID_GIFT_CARD_')) throw error
    throw new Refusal(error.code, error.message, { giftCardCode, ...error.data })
  }
}

/** Finds the gift card of a request, before the transaction, so that wrong codes stay counted. */
export const choosingGiftCard = async (
  context: Context,
  { code = '', redeemAmount }: Input<GiftCardInput>,
  { caller, exchange }: { readonly caller: OnSite; readonly exchange: Exchange },
): Promise<Edit> => {
  const { typedGiftCard, withGiftCard } = createCheckoutEdits(context)
  const card = await withCode(code, () => typedGiftCard(caller, { giftCardCode: code }, exchange.ip))
  return (record, { reading }) =>
    withCode(code, async () => {
      if (record.customSettings?.lockGiftCard && !isElevated(caller)) throw new Refusal('GIFT_CARD_LOCKED')
      if (record.giftCard && record.giftCard.id === card?.id)
        throw new Refusal('GIFT_CARD_ALREADY_EXISTS', undefined, { giftCardCode: code })
      const changed = await withGiftCard(record, { card, amount: redeemAmount?.amount, site: reading.site })
      // Only a card that could pay is worth removing the other one for.
      if (record.giftCard) throw new Refusal('MAX_GIFT_CARDS_PER_CART_EXCEEDED')
      return changed
    })
}

/** Removes the gift card. */
export const withoutGiftCardOf =
  (caller: Caller, giftCardId: string): Edit =>
  (record) => {
    if (record.giftCard?.id !== giftCardId.toLowerCase())
      throw new Refusal('GIFT_CARD_NOT_FOUND_IN_CART', undefined, { giftCardId })
    if (record.customSettings?.lockGiftCard && !isElevated(caller)) throw new Refusal('GIFT_CARD_LOCKED')
    return without(record, 'giftCard')
  }
