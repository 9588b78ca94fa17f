/** A line with its weight, if known. */
export interface WeighedLine {
  readonly quantity: number
  /** Weight of one piece, in the unit of the order. */
  readonly weight?: number | undefined
}

export interface Weighing {
  /** In the unit of the order. 0 if unknown. */
  readonly weight: number
  /** Number of pieces without a weight. */
  readonly unweighed: number
}

const poundsInKilogram = 2.204_622_621_8

/** Returns the total weight of lines. Pieces without a weight count with the backup weight. */
export const weigh = (lines: readonly WeighedLine[], backupWeight = 0): Weighing => {
  const unweighed = lines.reduce((sum, { weight, quantity }) => sum + (weight ? 0 : quantity), 0)
  const known = lines.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0)
  return { weight: Math.round((known + unweighed * backupWeight) * 1000) / 1000, unweighed }
}

export type WeightUnit = 'KG' | 'LB'

/** Converts a weight to pounds. */
export const poundsOf = (weight: number, unit: WeightUnit): number =>
  unit === 'KG' ? weight * poundsInKilogram : weight

/** Converts a weight to another unit. */
export const convertWeight = (weight: number, from: WeightUnit, to: WeightUnit): number => {
  if (from === to) return weight
  return to === 'LB' ? poundsOf(weight, from) : weight / poundsInKilogram
}
