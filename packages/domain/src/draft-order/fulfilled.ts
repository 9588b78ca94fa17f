import { countOf, packedOf, type Pieces } from '../order/fulfillment/fulfillment.ts'

/**
 * Returns the minimum quantity of each line that an edit must keep: pieces in parcels, and restocked pieces that were
 * never shipped.
 */
export const fulfilledPieces = ({ ordered, parcels, restocked }: Pieces): ReadonlyMap<string, number> => {
  const packed = packedOf(parcels)
  return new Map(
    ordered.flatMap(({ id, quantity }) => {
      const inParcels = countOf(packed, id)
      const minimum = Math.max(inParcels, Math.min(quantity, inParcels + countOf(restocked, id)))
      return minimum > 0 ? [[id, minimum] as const] : []
    }),
  )
}
