import { readSlotCode } from '@vitrine/domain/shipping/delivery.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { PricedBasket } from './prices/priced-basket.ts'

/** A requested delivery option, and the field that names it. */
export interface SentDelivery {
  readonly code: string | undefined
  readonly field: string
}

const mostNamed = 10

/**
 * Rejects a delivery option that is not available for the basket, rather than replacing it. While no address is known,
 * it must be one of the store's.
 */
export const refuseUnknownDelivery = ({ totals, rules }: PricedBasket, { code, field }: SentDelivery): void => {
  const { unavailableCode, offered } = totals.delivery
  if (code === undefined || unavailableCode !== code) return
  const { methodId, from } = readSlotCode(code)
  const isKnown = rules.delivery.methods.some(({ id }) => id === methodId)
  // Unavailable slots have their own refusal: unavailable-slot.ts.
  if (isKnown && from) return
  const whole = offered.filter(({ isPartial }) => !isPartial)
  if (whole.length === 0) {
    // Split deliveries are combinations that depend on the goods and the address.
    if (isKnown || methodId.startsWith('split-')) return
    throw invalidField(field, 'is not a delivery option of this store')
  }
  const codes = whole.slice(0, mostNamed).map((one) => one.code)
  throw invalidField(field, `is not offered for these items and this address; offered are ${codes.join(', ')}`)
}
