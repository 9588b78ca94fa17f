import { readSlotCode, type OfferedDelivery, type SlotPlace } from '@vitrine/domain/shipping/delivery.ts'
import { slotRefusal, type SlotRefusal } from '@vitrine/domain/shipping/schedule.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { PricedBasket } from './priced-basket.ts'

export interface UnavailableSlot {
  readonly code: SlotRefusal
  /** The next slot of the same delivery method, if any. */
  readonly data: { readonly next?: { readonly code: string; readonly from: string; readonly to: string } }
}

const nextOf = (offered: readonly OfferedDelivery[], methodId: string): UnavailableSlot['data'] => {
  const next = offered.find(({ methodCode, logistics }) => methodCode === methodId && logistics.slot)
  const slot = next?.logistics.slot
  return slot ? { next: { code: next.code, from: slot.from.toISOString(), to: slot.to.toISOString() } } : {}
}

/** Returns the next slot of a delivery method after the last place of one was taken. */
export const nextSlotAfter = ({ totals }: PricedBasket, { methodId, from }: SlotPlace): UnavailableSlot['data'] =>
  nextOf(
    totals.delivery.offered.filter(({ logistics }) => logistics.slot?.from.getTime() !== from.getTime()),
    methodId,
  )

/** Returns why the chosen slot is no longer available, with the next one; `undefined` if it is available. */
export const unavailableSlot = ({ totals, rules, moment }: PricedBasket): UnavailableSlot | undefined => {
  const { unavailableCode, offered } = totals.delivery
  if (unavailableCode === undefined || !moment) return undefined
  const { methodId, from } = readSlotCode(unavailableCode)
  if (!from) return undefined
  const schedule = rules.delivery.methods.find(({ id }) => id === methodId)?.schedule
  const slotContext = { ...moment, isFull: (time: Date) => moment.isFull(methodId, time) }
  const code = schedule?.hasSlots ? slotRefusal(schedule, from, slotContext) : 'DELIVERY_SLOT_CLOSED'
  return { code: code ?? 'DELIVERY_SLOT_CLOSED', data: nextOf(offered, methodId) }
}

/** Rejects an unavailable slot, with the next one in the error data. */
export const refuseUnavailableSlot = (priced: PricedBasket): void => {
  const unavailable = unavailableSlot(priced)
  if (!unavailable) return
  const { code, data } = unavailable
  throw new Refusal(code, undefined, data)
}
