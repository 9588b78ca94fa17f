import type { OrderActivity } from '@vitrine/domain/order/status/placing.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Activities } from '../../../orders/order/api.ts'
import type { Settlement } from './settlement.ts'

type Attempted = Extract<Settlement, { type: 'attempt' }>

const cardOf = ({ provided }: Attempted) => ('card' in provided ? provided.card : undefined)

/** The activity of the payment that an order was placed with. */
const paymentActivity = (type: OrderActivity, settlement: Attempted, site: Site): Activities => {
  const { attempt } = settlement
  const card = cardOf(settlement)
  const shown = card && { lastFourDigits: card.lastFour, brand: card.brand }
  const [paymentId, amount] = [attempt.id, createMoneyWriter(site).price(Number(attempt.amount))]
  if (type === 'AUTHORIZED_PAYMENT_CREATED')
    return { activityType: type, authorizedPaymentCreated: { paymentId, amount, ...shown } }
  if (type !== 'PAYMENT_PENDING') return type
  const regular = { amount, ...(shown && { creditCardDetails: shown }) }
  return { activityType: type, paymentPending: { paymentId, regular } }
}

/** The activity that the buyer saved their card. */
const savedActivity = (settlement: Attempted): Activities[] => {
  if (settlement.attempt.saved !== 'kept') return []
  const card = cardOf(settlement)
  const savedPaymentMethod = card
    ? { name: card.brand, description: `•••• ${card.lastFour}` }
    : { name: settlement.attempt.provider }
  return [{ activityType: 'SAVED_PAYMENT_METHOD', savedPaymentMethod }]
}

/** The first activities of an order: that it was placed, and its payment. */
export const firstActivities = (
  placed: readonly OrderActivity[],
  settlement: Settlement,
  site: Site,
): readonly Activities[] => {
  if (settlement.type !== 'attempt') return placed
  return [...placed.map((type) => paymentActivity(type, settlement, site)), ...savedActivity(settlement)]
}
