import { calls } from '@vitrine/client'
import { countryName } from '@vitrine/ui'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { dayText } from '../text/day-text.ts'
import { createMoneyText } from '../text/money.ts'
import { definePage, frameOf, type Answer, type PageRequest, type Route } from '../page.ts'
import { taxLines } from '../text/tax-lines.ts'
import { ReceiptPage, type ReceiptData } from './receipt-page.tsx'

const open = async (request: PageRequest) => {
  const api = request.api()
  const token = request.url.searchParams.get('token') ?? ''
  const { receipt } = await api.send(calls.openReceipt, { body: { token } })
  const { site } = await api.send(calls.getSite, { query: { siteId: receipt.siteId } })
  return { receipt, site, ...(await request.speak(receipt.buyerLanguage ?? site.language)) }
}

const load = async (request: PageRequest): Promise<Answer<ReceiptData>> => {
  const { receipt, site, ...speech } = await open(request)
  const { words, locale } = speech
  const { currency } = receipt
  const text = createMoneyText(currency, locale)
  const day = (date: Date) => dayText(date, { site, locale })
  const { delivery, fees = [], discount, tax, taxes = [], items, store } = receipt
  const isRefund = receipt.type === 'REFUND'
  const number = receipt.displayNumber
  return {
    title: isRefund ? words.refundReceiptTitle(number) : words.receiptTitle(number),
    data: {
      isRefund,
      number,
      date: day(receipt.createdDate),
      orderNumber: receipt.orderNumber,
      orderDate: day(receipt.orderDate),
      store: store.name,
      ...(store.email !== undefined && { storeEmail: store.email }),
      buyer: [...receipt.buyer, ...(receipt.buyerCountry ? [countryName(receipt.buyerCountry, locale)] : [])],
      items: items.map(({ name, quantity, amount }) => ({ name: `${quantity} × ${name}`, amount: text(amount) })),
      ...(delivery && { delivery: text(delivery) }),
      ...(discount && { discount: text(discount, '-') }),
      fees: fees.map(({ name, amount }) => ({ name, amount: text(amount) })),
      taxes: tax
        ? taxLines(
            taxes.map(({ name, rate, amount }) => ({
              taxName: name,
              rate,
              amount: toMinor(amount.amount ?? '0', currency),
            })),
            {
              words,
              locale,
              isIncluded: receipt.taxIncluded,
              whole: text(tax),
              text: (minor) => text({ amount: toDecimal(minor, currency) }),
            },
          )
        : [],
      total: text(receipt.total),
      amount: text(receipt.amount),
      ...(receipt.method !== undefined && { method: receipt.method }),
    },
    frame: frameOf({ ...speech, site }),
  }
}

/** The page of a receipt, for holders of its link. */
export const receiptRoutes: readonly Route[] = [definePage({ path: '/receipt', Page: ReceiptPage, load })]
