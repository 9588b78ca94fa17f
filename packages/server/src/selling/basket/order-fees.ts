import type { OrderAdditionalFee } from '@vitrine/contract/entities/orders/order.ts'
import type { Totals } from '@vitrine/domain/totals/totals.ts'
import { randomUUID } from 'node:crypto'
import { taxInfoOf, type TaxWriting } from './order-tax.ts'

/** Presents the fees of an order, including surcharges of its delivery. */
export const orderFeesOf = ({ fees }: Totals, writing: TaxWriting): OrderAdditionalFee[] =>
  fees.map(({ code, name, price, charge, source, lineIds, providerAppId, translatedName, ...fee }) => ({
    id: randomUUID(),
    code,
    name: translatedName ?? name,
    price: writing.money.price(price),
    priceBeforeTax: writing.money.price(fee.totalBeforeTax),
    priceAfterTax: writing.money.price(fee.totalAfterTax),
    taxInfo: taxInfoOf(fee, writing),
    ...(charge && { source: 'SHIPPING' as const }),
    ...(source && { source }),
    ...(lineIds && { lineItemIds: [...lineIds] }),
    ...(providerAppId !== undefined && { providerAppId }),
  }))
