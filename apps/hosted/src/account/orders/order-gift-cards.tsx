import type { SoldGiftCard } from '@vitrine/client'
import { DateTime } from '@vitrine/ui'
import type { createMoneyText } from '../../text/money.ts'
import { useWords } from '../../words/use-words.tsx'

/** A gift card of an order, as plain data. */
export interface GiftCardView {
  readonly id: string
  readonly value: string
  readonly recipient: string
  readonly code?: string
  readonly status: SoldGiftCard['deliveryStatus']
  /** When it was or will be sent. */
  readonly date: string
}

export const giftCardView = (card: SoldGiftCard, money: ReturnType<typeof createMoneyText>): GiftCardView => {
  const { giftCardId: id, value, recipientName, recipientEmail, obfuscatedCode, deliveryStatus: status } = card
  return {
    id,
    value: money(value),
    recipient: recipientName === undefined ? recipientEmail : `${recipientName} (${recipientEmail})`,
    code: obfuscatedCode,
    status,
    date: (card.sentDate ?? card.deliveryDate).toISOString(),
  }
}

const Delivery = ({ card: { status, date } }: { card: GiftCardView }) => {
  const words = useWords()
  if (status === 'CANCELED') return words.giftCardCanceled
  return (
    <>
      {status === 'SENT' ? words.giftCardSentOn : words.giftCardSendsOn} <DateTime value={date} show="long-date" />
    </>
  )
}

/** Lists the gift cards of an order with recipient and delivery date. */
export const OrderGiftCards = ({ cards }: { cards: readonly GiftCardView[] }) => {
  const words = useWords()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="gift-cards">
      <h3 id="gift-cards" className="mb-3 font-display text-xl">
        {words.giftCardsOfOrder}
      </h3>
      <ul className="grid list-none gap-3 p-0">
        {cards.map((card) => (
          <li key={card.id} className="grid gap-1 rounded-md border border-line p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium tabular-nums">
                <bdi>{card.value}</bdi>
              </span>
              <span className="text-sm text-muted">
                <Delivery card={card} />
              </span>
            </p>
            <p className="text-sm break-words text-muted">
              {words.giftCardTo} <bdi>{card.recipient}</bdi> {card.code !== undefined && <bdi>{card.code}</bdi>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
