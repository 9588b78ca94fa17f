import type { SoldGiftCard } from '@vitrine/contract/entities/money/gift-card.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { presentSoldCard } from '../present.ts'
import { listSoldCards } from './sold-store.ts'
import { findGiftCards } from '../store.ts'

/** Lists the gift cards bought with an order, for its store or its buyer. */
export const soldCardsOf = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  order: { readonly id: string },
  { site, isElevated }: { site: Site; isElevated: boolean },
): Promise<SoldGiftCard[]> => {
  const sold = await listSoldCards(db, site.id, order.id)
  const ids = sold.map(({ gift_card_id }) => gift_card_id)
  const cards = await findGiftCards(db, site.id, ids)
  const showing = { site, now: now(), isElevated }
  return sold.flatMap((one) => {
    const card = cards.find(({ id }) => id === one.gift_card_id)
    return card ? [presentSoldCard(one, card, showing)] : []
  })
}
