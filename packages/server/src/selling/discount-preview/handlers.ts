import type { discountPreviewCalls } from '@vitrine/contract'
import type { LineTotals } from '@vitrine/domain/totals/totals.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { createMoneyWriter, type MoneyWriter } from '../../ground/words/money-writer.ts'
import { addItems, presentOutcomes, presentSummary, priceBasket, type PricedBasket } from '../basket/api.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { requireCheckout } from '../checkout/api.ts'
import { viewCheckout } from '../presentation/api.ts'

const presentLine = ({ id, ...line }: LineTotals, { lines }: PricedBasket, money: MoneyWriter) => {
  const { item, line: bought } = lines.find((one) => one.line.id === id)!
  return {
    productName: item.name,
    quantity: bought.quantity,
    price: money.multi(item.price),
    discount: money.multi(line.discount),
    total: money.multi(line.total),
  }
}

/** Previews which discounts a purchase gets, and why not the others. Nothing is saved. */
export const createDiscountPreviewHandlers = (context: Context): Handlers<typeof discountPreviewCalls> => {
  const { db, sites, newId } = context

  return {
    previewDiscounts: async ({ siteId }, { body: { lineItems, couponCode, memberId, email, country, time } }) => {
      const site = await requireSite(sites, siteId)
      const reading = readCatalog(db, site)
      const now = time === undefined ? context.now() : new Date(time)
      const record = {
        lines: await addItems([], { lineItems }, { reading, newId, isTrusted: true, now }),
        purchaseFlowId: newId(),
        ...(couponCode !== undefined && { couponCode }),
        ...(email !== undefined && { email, recognizedEmail: email }),
      }
      const view = await priceBasket(reading, record, {
        now,
        owner: memberId === undefined ? `visitor:${newId()}` : `member:${memberId}`,
        ...(country !== undefined && { destination: { country } }),
      })
      const money = createMoneyWriter(site)
      return {
        priceSummary: presentSummary(view.totals, money),
        lineItems: view.totals.lines.map((line) => presentLine(line, view, money)),
        discounts: presentOutcomes(view, money),
      }
    },

    explainCheckoutDiscounts: async (caller, { params }) => {
      const checkout = await requireCheckout(db, caller, params.id)
      const site = await requireSite(sites, caller.siteId)
      const view = await viewCheckout(readCatalog(db, site), { checkout, now: context.now() })
      return { discounts: presentOutcomes(view, createMoneyWriter(site)) }
    },
  }
}
