import type { DeliverySolution } from '@vitrine/contract/calls/selling/delivery-solutions.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { OfferedDelivery } from '@vitrine/domain/shipping/delivery.ts'
import type { Static } from 'typebox'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { presentLogistics, presentParts } from '../basket/api.ts'

const chargeNames = { HANDLING_FEE: 'Handling fee', INSURANCE: 'Insurance' } as const

/** Presents a way to deliver items. A bundle is one item, however many parts it has. */
export const presentSolution = (offer: OfferedDelivery, money: MoneyWriter): Static<typeof DeliverySolution> => {
  const { code, carrierId, title, price, charges, allocations } = offer
  const { deliverByDate: _date, ...logistics } = presentLogistics(offer)
  return {
    code,
    deliveryReference: { code, appId: carrierId },
    title: title.slice(0, 250),
    logistics,
    cost: {
      price: toDecimal(price, money.currency),
      currency: money.currency,
      deliveryPrice: money.multi(price),
      additionalCosts: charges.map(({ type, price: charged, details }) => ({
        description: details ?? chargeNames[type],
        deliveryPrice: money.multi(charged),
      })),
    },
    ...presentParts({
      ...offer,
      allocations: allocations.map((one) => ({ ...one, lineIds: [...new Set(one.lineIds)] })),
    }),
  }
}
