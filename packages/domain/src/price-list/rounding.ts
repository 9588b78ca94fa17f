import type { Minor } from '../money.ts'

export type RoundingMode = 'NEAREST' | 'UP' | 'DOWN'

/** How a worked-out price is made one that looks like a price: to the next whole unit, less one cent, say. */
export interface Rounding {
  /** Prices are multiples of it, before `less` is taken off. */
  readonly step: Minor
  readonly mode: RoundingMode
  /** Taken off after rounding, and less than the step: 1 makes 13.00 12.99. */
  readonly less: Minor
}

const rounders: Record<RoundingMode, (steps: number) => number> = {
  // Half a step rounds away from zero, as all money here.
  NEAREST: (steps) => Math.floor(steps + 0.5),
  UP: Math.ceil,
  DOWN: Math.floor,
}

/** A price by the rule; what is free stays free, and nothing that costs something becomes free. */
export const roundPrice = (price: Minor, { step, mode, less }: Rounding): Minor => {
  if (price <= 0) return price
  const steps = Math.max(1, rounders[mode]((price + less) / step))
  return steps * step - less
}
