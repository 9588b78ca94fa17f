import { readSlotCode, slotCode } from '@vitrine/domain/shipping/delivery.ts'

/** A way of delivery at a time is chosen by the code of that time, or by its own code beside when the time begins. */
export const withSlot = (code: string | undefined, from: string | undefined): string | undefined => {
  if (code === undefined || from === undefined || readSlotCode(code).from) return code
  const time = new Date(from)
  return slotCode(code, { from: time })
}
