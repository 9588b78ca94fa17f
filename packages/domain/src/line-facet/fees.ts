import type { LineFacet } from './facet.ts'

/** Additional fees of some or all lines, including tips and surcharges of the delivery. */
export const feeFacet: LineFacet = {
  charges: ({ additionalFees = [] }) =>
    additionalFees.map(({ id, code, name = '', price, priceAfterTax: total = price, taxInfo }, index) => ({
      id: id ?? code ?? `fee-${index}`,
      name,
      price,
      total,
      ...(taxInfo && { taxInfo }),
    })),
}
