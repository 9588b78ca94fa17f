import type { Minor } from '../money.ts'

/** A price range for filters, both bounds inclusive. The last one has no upper bound. */
export interface PriceBand {
  readonly from: Minor
  readonly to?: Minor
}

const maxBands = 5
const steps = [1, 2, 2.5, 5, 10]

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return Math.ceil(steps.find((step) => step * power >= least)! * power)
}

/** Divides a range of prices into a few bands with round bounds. Empty if all prices are the same. */
export const priceBands = (lowest: Minor, highest: Minor): PriceBand[] => {
  if (highest <= lowest) return []
  const step = roundStep(Math.max(1, (highest - lowest) / (maxBands - 1)))
  const first = Math.floor(lowest / step) * step
  const froms = Array.from({ length: maxBands + 1 }, (_, index) => first + index * step)
  const used = froms.filter((from) => from <= highest)
  return used.map((from, index) => ({ from, ...(index < used.length - 1 && { to: from + step - 1 }) }))
}
