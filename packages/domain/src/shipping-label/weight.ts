/** A piece of an order, as far as its weight is known. */
export interface WeighedLine {
  readonly quantity: number
  /** Of one piece, in the unit of the order. */
  readonly weight?: number | undefined
}

export interface Weighing {
  /** In the unit of the order; nothing of it is known where it is 0. */
  readonly weight: number
  /** So many pieces have no weight of their own. */
  readonly unweighed: number
}

const poundsInKilogram = 2.204_622_621_8

/** What pieces weigh together; those of which no weight is known count as so much each. */
export const weigh = (lines: readonly WeighedLine[], backupWeight = 0): Weighing => {
  const unweighed = lines.reduce((sum, { weight, quantity }) => sum + (weight ? 0 : quantity), 0)
  const known = lines.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0)
  return { weight: Math.round((known + unweighed * backupWeight) * 1000) / 1000, unweighed }
}

/** A weight in pounds. */
export const poundsOf = (weight: number, unit: 'KG' | 'LB'): number =>
  unit === 'KG' ? weight * poundsInKilogram : weight
