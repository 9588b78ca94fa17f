import type { GiftCard, SoldGiftCard } from '@vitrine/contract/entities/money/gift-card.ts'
import { giftCardStatus } from '@vitrine/domain/gift-card/gift-card.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { SoldGiftCard as StoredSoldCard } from './sold/sold-store.ts'
import { giftCardOf, obfuscatedCode, type StoredGiftCard } from './store.ts'

/** Presents a gift card to its store. */
export const presentGiftCard = (card: StoredGiftCard, { language }: Site, now: Date): GiftCard => {
  const money = createMoneyWriter({ currency: card.currency, language })
  return {
    id: card.id,
    obfuscatedCode: obfuscatedCode(card),
    status: giftCardStatus(giftCardOf(card), now),
    initialValue: money.price(Number(card.initial_value)),
    balance: money.price(Number(card.balance)),
    currency: card.currency,
    ...(card.expires && { expirationDate: card.expires.toISOString() }),
    ...(card.recipient_email !== null && { recipientEmail: card.recipient_email }),
    createdDate: card.created_date.toISOString(),
    updatedDate: card.updated_date.toISOString(),
  }
}

const partsOf = ({ recipient_name, sender_name, message, sent_date }: StoredSoldCard) => ({
  ...(recipient_name !== null && { recipientName: recipient_name }),
  ...(sender_name !== null && { senderName: sender_name }),
  ...(message !== null && { message }),
  ...(sent_date && { sentDate: sent_date.toISOString() }),
})

/** Presents a gift card of an order. Only the store sees its balance. */
export const presentSoldCard = (
  sold: StoredSoldCard,
  card: StoredGiftCard,
  { site, now, isElevated }: { site: Site; now: Date; isElevated: boolean },
): SoldGiftCard => ({
  giftCardId: card.id,
  lineItemId: sold.line_item_id,
  value: createMoneyWriter({ currency: card.currency, language: site.language }).price(Number(card.initial_value)),
  deliveryStatus: sold.state,
  deliveryDate: sold.send_date.toISOString(),
  recipientEmail: sold.recipient_email,
  ...partsOf(sold),
  ...(card.last_four !== null && { obfuscatedCode: obfuscatedCode(card) }),
  ...(isElevated && { giftCard: presentGiftCard(card, site, now) }),
})
