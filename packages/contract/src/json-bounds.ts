/** Bounds of a value whose fields the contract does not know. */
export interface JsonBounds {
  /** So deep may objects and lists stand in each other. */
  readonly depth: number
  /** So many values may there be in all. */
  readonly values: number
  /** So long may a single text or name be. */
  readonly text: number
  /** So long may all texts and names be together. */
  readonly size: number
}
