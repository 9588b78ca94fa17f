import { dayText } from '@vitrine/domain/day-text.ts'
import type { Order } from '@vitrine/client'
import { createMoneyText } from './money.ts'
import type { Speech } from './words/speech.ts'

type Planned = NonNullable<Order['remainders']>[number]

/** What is left of an order with a deposit, as it is shown. */
export interface RemainderView {
  readonly dueDate: string
  readonly text: string
  /** What becomes of it by itself. */
  readonly note?: string
  /** Set while it can be paid. */
  readonly pay?: { readonly label: string; readonly href: string }
}

/** What the server says of a rest. */
interface Told {
  readonly dueDate: string
  readonly balance: Planned['amount']
  readonly amount: Planned['amount']
  readonly status: string
  readonly chargesCard: boolean
  readonly card?: { readonly lastFourDigits: string } | undefined
  readonly paymentUrl?: string | undefined
}

const textOf = ({ dueDate, amount, balance, status }: Told, currency: Order['currency'], speech: Speech): string => {
  const { words, locale } = speech
  const money = createMoneyText(currency, locale)
  const day = dayText(dueDate, locale)
  if (status === 'PAID') return words.remainderPaid(money(amount))
  if (status === 'OVERDUE') return words.remainderOverdue(money(balance), day)
  return words.remainderDue(money(balance), day)
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What is left of an order, earliest first; nothing of one that was canceled. Links lead to the host that the page came from. */
export const remainderViews = (
  told: readonly Told[],
  order: Pick<Order, 'currency'>,
  speech: Speech,
): RemainderView[] =>
  told
    .filter(({ status }) => status !== 'CANCELED')
    .map((one) => {
      const { words, locale } = speech
      const money = createMoneyText(order.currency, locale)
      const isCharged = one.chargesCard && one.card !== undefined && one.status !== 'ON_HOLD'
      return {
        dueDate: one.dueDate,
        text: textOf(one, order.currency, speech),
        ...(isCharged && { note: words.remainderCharged(one.card!.lastFourDigits) }),
        ...(one.paymentUrl !== undefined && {
          pay: { label: words.orderPay(money(one.balance)), href: pathOf(one.paymentUrl) },
        }),
      }
    })
