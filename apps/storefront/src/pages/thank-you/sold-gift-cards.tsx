import type { SoldGiftCard } from '@vitrine/client'
import { DateTime } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'

const Delivery = ({ card: { deliveryStatus, deliveryDate, sentDate } }: { card: SoldGiftCard }) => {
  const words = useWords()
  if (deliveryStatus === 'CANCELED') return words.gifts.canceled
  return (
    <>
      {deliveryStatus === 'SENT' ? words.gifts.sentOn : words.gifts.sendsOn}{' '}
      <DateTime value={sentDate ?? deliveryDate} show="long-date" />
    </>
  )
}

/** Lists the gift cards of an order with recipient and delivery date. */
export const SoldGiftCards = ({ cards }: { cards: readonly SoldGiftCard[] }) => {
  const words = useWords()
  return cards.length === 0 ? null : (
    <section aria-labelledby="gift-cards" className="max-w-xl">
      <h2 id="gift-cards" className="mb-3 font-display text-xl">
        {words.gifts.cards}
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
              {words.gifts.to(card.recipientName, card.recipientEmail)}{' '}
              {card.obfuscatedCode !== undefined && <span className="font-mono">{card.obfuscatedCode}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
