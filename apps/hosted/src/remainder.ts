import { dayText } from '@vitrine/domain/day-text.ts'
import type { Order } from '@vitrine/client'
import { createMoneyText } from './text/money.ts'
import type { Speech } from './words/speech.ts'

type Planned = NonNullable<Order['remainders']>[number]

/** A balance of an order with a deposit, as shown. */
export interface RemainderView {
  readonly dueDate: string
  readonly text: string
  /** Whether it is the amount of an order by invoice, and not the rest after a deposit. */
  readonly isInvoice?: true
  /** What happens to it automatically. */
  readonly note?: string
  /** Set while it can be paid. */
  readonly pay?: { readonly label: string; readonly href: string }
}

/** A balance, as the server returns it. */
interface OutstandingBalance {
  readonly dueDate: string
  readonly balance: Planned['amount']
  readonly amount: Planned['amount']
  readonly status: string
  readonly chargesCard: boolean
  readonly card?: { readonly lastFourDigits: string } | undefined
  readonly paymentUrl?: string | undefined
}

const textOf = (
  { dueDate, amount, balance, status }: OutstandingBalance,
  currency: Order['currency'],
  speech: Speech,
): string => {
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

/**
 * Returns the balances of an order, earliest first. Empty for canceled orders. Links lead to the host that served the
 * page.
 */
export const remainderViews = (
  balances: readonly OutstandingBalance[],
  order: Pick<Order, 'currency' | 'company'>,
  speech: Speech,
): RemainderView[] =>
  balances
    .filter(({ status }) => status !== 'CANCELED')
    .map((one) => {
      const { words, locale } = speech
      const money = createMoneyText(order.currency, locale)
      const isCharged = one.chargesCard && one.card !== undefined && one.status !== 'ON_HOLD'
      return {
        dueDate: one.dueDate,
        ...(order.company?.dueDate === one.dueDate && { isInvoice: true }),
        text: textOf(one, order.currency, speech),
        ...(isCharged && { note: words.remainderCharged(one.card!.lastFourDigits) }),
        ...(one.paymentUrl !== undefined && {
          pay: { label: words.orderPay(money(one.balance)), href: pathOf(one.paymentUrl) },
        }),
      }
    })
