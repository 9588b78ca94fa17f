import { readSlotCode, slotCode } from '@vitrine/domain/shipping/delivery.ts'

/** Returns the code of a delivery option at a time: given as a slot code, or as a method code with a start time. */
export const withSlot = (code: string | undefined, from: string | undefined): string | undefined => {
  if (code === undefined || from === undefined || readSlotCode(code).from) return code
  const time = new Date(from)
  return slotCode(code, { from: time })
}
