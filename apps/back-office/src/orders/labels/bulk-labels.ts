import { isApiError, type LabelQuote, type Order, type ShippingLabel } from '@vitrine/client'
import { sentenceFor } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

/** An order in the list: its quote, or why it has none. */
export interface Priced {
  readonly order: Order
  readonly quote?: LabelQuote
  readonly why?: string
  /** The selected service. `undefined` to buy no label. */
  readonly rateId?: string
  readonly label?: ShippingLabel
}

/** Concurrent requests: carriers respond slowly and limit their rate. */
const atOnce = 3

const sentenceOf = (error: unknown): string => {
  if (isApiError(error, 'INVALID_ARGUMENT')) {
    const [violation] = error.violations
    if (violation?.field === 'weight') return words.labels.noWeight
  }
  return sentenceFor(error)
}

/** Quotes labels for orders, a few at a time, and reports each quote. */
export const priceAll = async (
  orders: readonly Order[],
  tell: (priced: Priced) => void,
  isOver: () => boolean,
): Promise<void> => {
  const waiting = [...orders]
  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order && !isOver(); order = waiting.shift()) {
      const asked = order
      const priced = await shop.shippingLabels.createLabelQuote(asked.id).then(
        (quote): Priced => ({ order: asked, quote, rateId: cheapestOf(quote) }),
        (error: unknown): Priced => ({ order: asked, why: sentenceOf(error) }),
      )
      tell(priced)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const cheapestOf = ({ rates }: LabelQuote): string =>
  rates.reduce((least, one) => (Number(one.cost.amount) < Number(least.cost.amount) ? one : least)).id

/** Buys the label of an order with the selected service. */
export const buyPriced = async (priced: Priced, sendShippingEmail: boolean): Promise<Priced> => {
  const { order, quote, rateId } = priced
  if (!quote || !rateId) return priced
  try {
    const label = await shop.shippingLabels.buyLabel(order.id, { quoteId: quote.id, rateId, sendShippingEmail })
    return { ...priced, label }
  } catch (error) {
    return { order, why: sentenceFor(error) }
  }
}

export const rateOf = ({ quote, rateId }: Priced) => quote?.rates.find(({ id }) => id === rateId)
