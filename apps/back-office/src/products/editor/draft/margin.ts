import { readDecimal } from '../../../form/read-fields.ts'

/** The share of the price that is left after the cost, in whole percent. `undefined` if one of both is missing. */
export const marginOf = (price: string, cost: string): number | undefined => {
  const [paid, spent] = [readDecimal(price), readDecimal(cost)]
  if (paid === undefined || spent === undefined || Number(paid) === 0) return undefined
  return Math.round(((Number(paid) - Number(spent)) / Number(paid)) * 100)
}

/** How much is taken off the price before, in whole percent. `undefined` if nothing is. */
export const reductionOf = (price: string, comparePrice: string): number | undefined => {
  const [paid, full] = [readDecimal(price), readDecimal(comparePrice)]
  if (paid === undefined || full === undefined || Number(full) <= Number(paid)) return undefined
  return Math.round((1 - Number(paid) / Number(full)) * 100)
}
