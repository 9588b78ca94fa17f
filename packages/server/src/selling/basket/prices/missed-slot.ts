import { readSlotCode, type OfferedDelivery, type SlotPlace } from '@vitrine/domain/shipping/delivery.ts'
import { slotRefusal, type SlotRefusal } from '@vitrine/domain/shipping/schedule.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { PricedBasket } from './priced-basket.ts'

export interface MissedSlot {
  readonly code: SlotRefusal
  /** The next time of the same way of delivery, where there is one. */
  readonly data: { readonly next?: { readonly code: string; readonly from: string; readonly to: string } }
}

const nextOf = (offered: readonly OfferedDelivery[], methodId: string): MissedSlot['data'] => {
  const next = offered.find(({ methodCode, logistics }) => methodCode === methodId && logistics.slot)
  const slot = next?.logistics.slot
  return slot ? { next: { code: next.code, from: slot.from.toISOString(), to: slot.to.toISOString() } } : {}
}

/** The next time of a way of delivery whose last place somebody else has just taken. */
export const nextSlotAfter = ({ totals }: PricedBasket, { methodId, from }: SlotPlace): MissedSlot['data'] =>
  nextOf(
    totals.delivery.offered.filter(({ logistics }) => logistics.slot?.from.getTime() !== from.getTime()),
    methodId,
  )

/** Why the time that the buyer chose cannot be had any more, and which one can; nothing where it can. */
export const missedSlot = ({ totals, rules, moment }: PricedBasket): MissedSlot | undefined => {
  const { unavailableCode: missed, offered } = totals.delivery
  if (missed === undefined || !moment) return undefined
  const { methodId, from } = readSlotCode(missed)
  if (!from) return undefined
  const schedule = rules.delivery.methods.find(({ id }) => id === methodId)?.schedule
  const asked = { ...moment, isFull: (time: Date) => moment.isFull(methodId, time) }
  const code = schedule?.hasSlots ? slotRefusal(schedule, from, asked) : 'DELIVERY_SLOT_CLOSED'
  return { code: code ?? 'DELIVERY_SLOT_CLOSED', data: nextOf(offered, methodId) }
}

/** Refuses a time that cannot be had, by name and with the next one. */
export const refuseMissedSlot = (priced: PricedBasket): void => {
  const missed = missedSlot(priced)
  if (!missed) return
  const { code, data } = missed
  throw new Refusal(code, undefined, data)
}
