import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { dayIn, startOfDay } from '@vitrine/domain/time/day.ts'
import { readGift, type Gift } from '@vitrine/domain/gift-card/gift.ts'
import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../ground/database/tables.ts'
import { insertSoldCards, listSoldCards, readTimeZone, type NewSoldCard } from './sold-store.ts'

/** The fields of an order that its gift cards depend on. */
export interface SellingOrder {
  readonly site_id: string
  readonly id: string
  readonly status: Order['status']
  readonly email: string
  readonly body: Pick<Order, 'lineItems' | 'currency' | 'buyerLanguage' | 'siteLanguage' | 'billingInfo'>
}

export type Line = Order['lineItems'][number]

/** Codes are sent in the morning. */
const morningMs = 8 * 60 * 60 * 1000

/** Whether a line item is a gift card. */
export const isGiftCard = ({ itemType }: Line): boolean => itemType?.preset === 'GIFT_CARD'

/** Reads the gift details that the buyer entered. */
const giftOf = ({ catalogReference }: Line): Gift =>
  readGift((catalogReference?.options as { customTextFields?: Record<string, string> } | undefined)?.customTextFields)

const buyerName = ({ billingInfo }: SellingOrder['body']): string | null => {
  const { firstName, lastName } = billingInfo?.contactDetails ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? null : name
}

/** Returns now if there is no delivery date or it has come, else the morning of that date. */
const sendDateOf = (day: string | undefined, { timeZone, now }: { timeZone: string; now: Date }): Date =>
  day === undefined || day <= dayIn(timeZone, now) ? now : new Date(startOfDay(timeZone, day).getTime() + morningMs)

interface Selling {
  readonly order: SellingOrder
  readonly timeZone: string
  readonly now: Date
}

const cardsOfLine = (line: Line, value: Minor, { order, timeZone, now }: Selling): NewSoldCard[] => {
  const { site_id, id: order_id, email, body } = order
  const gift = giftOf(line)
  const row = {
    site_id,
    order_id,
    line_item_id: line.id,
    recipient_name: gift.recipientName ?? null,
    recipient_email: gift.recipientEmail ?? email,
    sender_name: gift.senderName ?? (gift.recipientEmail === undefined ? null : buyerName(body)),
    message: gift.message ?? null,
    language: body.buyerLanguage ?? body.siteLanguage ?? 'en',
    send_date: sendDateOf(gift.deliveryDate, { timeZone, now }),
    created_date: now,
    currency: body.currency ?? '',
    value,
  }
  return Array.from({ length: line.quantity }, (_, index) => ({
    ...row,
    number: index + 1,
    gift_card_id: randomUUID(),
  }))
}

/**
 * Issues the gift cards of a locked, newly paid order, one per piece. Does nothing if they were already issued.
 */
export const issueSoldCards = async (db: Db, order: SellingOrder, now: Date): Promise<void> => {
  const lines = order.body.lineItems.flatMap((line) => {
    const value = isGiftCard(line) ? toMinor(line.price.amount ?? '0', order.body.currency ?? '') : 0
    return value > 0 ? [{ line, value }] : []
  })
  if (lines.length === 0 || order.status === 'CANCELED') return
  if ((await listSoldCards(db, order.site_id, order.id)).length > 0) return
  const selling = { order, timeZone: await readTimeZone(db, order.site_id), now }
  await insertSoldCards(
    db,
    lines.flatMap(({ line, value }) => cardsOfLine(line, value, selling)),
  )
}
