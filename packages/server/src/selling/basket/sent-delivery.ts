import { readSlotCode } from '@vitrine/domain/shipping/delivery.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { PricedBasket } from './prices/priced-basket.ts'

/** A way of delivery as a request names it, and the field that does. */
export interface SentDelivery {
  readonly code: string | undefined
  readonly field: string
}

const mostNamed = 10

/**
 * Refuses a way of delivery that the basket cannot have: nobody gets another one than they asked for. Where nothing is
 * offered yet, as long as no address is known, it has to be one of the store's.
 */
export const refuseUnknownDelivery = ({ totals, rules }: PricedBasket, { code, field }: SentDelivery): void => {
  const { unavailableCode: missed, offered } = totals.delivery
  if (code === undefined || missed !== code) return
  const { methodId, from } = readSlotCode(code)
  const isKnown = rules.delivery.methods.some(({ id }) => id === methodId)
  // A time that cannot be had is refused as such: missed-slot.ts.
  if (isKnown && from) return
  const whole = offered.filter(({ isPartial }) => !isPartial)
  if (whole.length === 0) {
    // What is sent separately is a combination, known by the goods and the address alone.
    if (isKnown || methodId.startsWith('split-')) return
    throw invalidField(field, 'is not a delivery option of this store')
  }
  const codes = whole.slice(0, mostNamed).map((one) => one.code)
  throw invalidField(field, `is not offered for these items and this address; offered are ${codes.join(', ')}`)
}
