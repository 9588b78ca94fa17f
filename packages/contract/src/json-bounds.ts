/** Bounds of any JSON value, whose fields the contract does not know. */
export interface JsonBounds {
  /** Nesting depth of objects and lists. */
  readonly depth: number
  /** Total number of values. */
  readonly values: number
  /** Length of each text and key. */
  readonly text: number
  /** Total length of all texts and keys. */
  readonly size: number
}
