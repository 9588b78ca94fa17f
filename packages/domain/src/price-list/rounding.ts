import type { Minor } from '../money.ts'

type RoundingMode = 'NEAREST' | 'UP' | 'DOWN'

/** How calculated prices are rounded, such as to whole units less one cent. */
export interface Rounding {
  /** Prices are multiples of this before `less` is deducted. */
  readonly step: Minor
  readonly mode: RoundingMode
  /** Deducted after rounding, less than the step: 1 turns 13.00 into 12.99. */
  readonly less: Minor
}

const rounders: Record<RoundingMode, (steps: number) => number> = {
  // Half a step rounds away from zero, like all amounts.
  NEAREST: (steps) => Math.floor(steps + 0.5),
  UP: Math.ceil,
  DOWN: Math.floor,
}

/** Rounds a price. Free stays free, and a positive price never becomes free. */
export const roundPrice = (price: Minor, { step, mode, less }: Rounding): Minor => {
  if (price <= 0) return price
  const steps = Math.max(1, rounders[mode]((price + less) / step))
  return steps * step - less
}
