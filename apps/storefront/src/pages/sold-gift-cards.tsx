import type { SoldGiftCard } from '@vitrine/client'
import { DateTime } from '@vitrine/ui'
import { giftWords } from '../words/gift-en.ts'

const Delivery = ({ card: { deliveryStatus, deliveryDate, sentDate } }: { card: SoldGiftCard }) => {
  if (deliveryStatus === 'CANCELED') return giftWords.canceled
  return (
    <>
      {deliveryStatus === 'SENT' ? giftWords.sentOn : giftWords.sendsOn}{' '}
      <DateTime value={sentDate ?? deliveryDate} show="long-date" />
    </>
  )
}

/** The gift cards of an order: to whom they go, and when. */
export const SoldGiftCards = ({ cards }: { cards: readonly SoldGiftCard[] }) =>
  cards.length === 0 ? null : (
    <section aria-labelledby="gift-cards" className="max-w-xl">
      <h2 id="gift-cards" className="mb-3 font-display text-xl">
        {giftWords.cards}
      </h2>
      <ul className="grid list-none gap-3 p-0">
        {cards.map((card) => (
          <li key={card.giftCardId} className="grid gap-1 rounded-md border border-line p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium tabular-nums">{card.value.formattedAmount}</span>
              <span className="text-sm text-muted">
                <Delivery card={card} />
              </span>
            </p>
            <p className="text-sm break-words text-muted">
              {giftWords.to(card.recipientName, card.recipientEmail)}{' '}
              {card.obfuscatedCode !== undefined && <span className="font-mono">{card.obfuscatedCode}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
