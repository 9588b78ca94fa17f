import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { withNotices } from './testing-notices.ts'

const shops: Shop[] = []
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

test.each([
  ['de', 'Neue Bestellung', 'ltr'],
  ['es', 'Nuevo pedido', 'ltr'],
  ['he', 'הזמנה חדשה', 'rtl'],
])(
  "notifies a store in %s in its language and time zone, in the order's currency",
  async (language, subject, direction) => {
    const timeZone = 'Pacific/Auckland'
    const currencies = [{ currency: 'USD', rate: '1.25', rateDate: '2026-01-01T00:00:00Z', charged: true }]
    const shop = await openShop({ language, settings: { timeZone, currencies } })
    shops.push(shop)
    const desk = await atTheDesk(shop)
    const notices = await withNotices(shop)
    const mug = await addProduct(shop.context.db, shop.siteId, { price: 2000 })
    const tried = await desk.till.checkoutOf(mug, { currency: 'USD', quantity: 2 })
    const { body } = await desk.till.pay(tried)
    const order = await desk.till.orderOf(body.orderId)
    expect(order.currency).toBe('USD')
    const [mail, ...more] = await notices.mails()
    expect(more).toEqual([])
    expect(mail!.subject).toContain(subject)
    const total = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(
      Number(order.priceSummary.total.amount),
    )
    const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200e\u200f\u00a0\u202f]/g, ' ')
    expect(plain(mail!.text)).toContain(plain(total).trim())
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
    expect(plain(mail!.text)).toContain(plain(date.format(new Date(order.purchasedDate))))
    expect(mail!.html).toContain(`<html lang="${language}" dir="${direction}">`)
  },
)
