import { countOf, packedOf, type Pieces } from '../order/fulfillment.ts'

/**
 * How many pieces of each line an edit must leave: what is in parcels, and what a refund has put back on the shelf of
 * pieces that never went out.
 */
export const fulfilledPieces = ({ ordered, parcels, restocked }: Pieces): ReadonlyMap<string, number> => {
  const packed = packedOf(parcels)
  return new Map(
    ordered.flatMap(({ id, quantity }) => {
      const inParcels = countOf(packed, id)
      const least = Math.max(inParcels, Math.min(quantity, inParcels + countOf(restocked, id)))
      return least > 0 ? [[id, least] as const] : []
    }),
  )
}
