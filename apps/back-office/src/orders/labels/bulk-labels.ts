import { isApiError, type LabelQuote, type Order, type ShippingLabel } from '@vitrine/client'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

/** An order in the list: its quote, or why it has none. */
export interface QuotedOrder {
  readonly order: Order
  readonly quote?: LabelQuote
  readonly reason?: string
  /** The selected service. `undefined` to buy no label. */
  readonly rateId?: string
  readonly label?: ShippingLabel
}

/** Concurrent requests: carriers respond slowly and limit their rate. */
const concurrency = 3

const quoteErrorMessage = (error: unknown): string => {
  if (isApiError(error, 'INVALID_ARGUMENT')) {
    const [violation] = error.violations
    if (violation?.field === 'weight') return words.labels.noWeight
  }
  return errorMessage(error)
}

/** Quotes labels for orders, a few at a time, and reports each quote. */
export const quoteAll = async (
  orders: readonly Order[],
  onQuote: (priced: QuotedOrder) => void,
  isOver: () => boolean,
): Promise<void> => {
  const waiting = [...orders]
  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order && !isOver(); order = waiting.shift()) {
      const current = order
      const priced = await shop.shippingLabels.createLabelQuote(current.id).then(
        (quote): QuotedOrder => ({ order: current, quote, rateId: cheapestOf(quote) }),
        (error: unknown): QuotedOrder => ({ order: current, reason: quoteErrorMessage(error) }),
      )
      onQuote(priced)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

const cheapestOf = ({ rates }: LabelQuote): string =>
  rates.reduce((least, one) => (Number(one.cost.amount) < Number(least.cost.amount) ? one : least)).id

/** Buys the label of an order with the selected service. */
export const buyQuoted = async (priced: QuotedOrder, sendShippingEmail: boolean): Promise<QuotedOrder> => {
  const { order, quote, rateId } = priced
  if (!quote || !rateId) return priced
  try {
    const label = await shop.shippingLabels.buyLabel(order.id, { quoteId: quote.id, rateId, sendShippingEmail })
    return { ...priced, label }
  } catch (error) {
    return { order, reason: errorMessage(error) }
  }
}

export const rateOf = ({ quote, rateId }: QuotedOrder) => quote?.rates.find(({ id }) => id === rateId)
