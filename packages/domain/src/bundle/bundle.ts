/** A product in a bundle. */
export interface ComponentRecord {
  readonly id: string
  readonly productId: string
  /** The V1 ID of the variant. Absent if the buyer chooses it. */
  readonly variantId?: string
  /** Pieces in one bundle. */
  readonly quantity: number
}

/** The products that a bundle consists of. */
export interface BundleRecord {
  readonly components: readonly ComponentRecord[]
}

/** Returns the ID of a line that a bundle is divided into: that of its line with version 8 (RFC 9562) and an index. */
export const partId = (lineId: string, index: number): string =>
  `${lineId.slice(0, 14)}8${index.toString(16).padStart(3, '0')}${lineId.slice(18)}`
