import type { LineFacet } from './facet.ts'

/** The part of a line that is paid with the order. It is refunded and documented as part of the line. */
export const depositFacet: LineFacet = {
  present: {
    inCart: ({ deposit }, money) => (deposit === undefined ? {} : { depositAmount: money(deposit) }),
    inBreakdown: ({ deposit }, money) => (deposit === undefined ? {} : { depositAmount: money(deposit) }),
    inOrder: ({ deposit }, money) => (deposit === undefined ? {} : { depositAmount: money(deposit) }),
  },
}
