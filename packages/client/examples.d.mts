export interface Documented {
  readonly name: string
  readonly isValue: boolean
  readonly comment: string
  readonly example: string
}

/** The examples as one module. It is generated, not committed; the type check compiles it, and a test runs it. */
export const examplesFile: string

/** Reads every export with its comment, except entities and bare calls, which the contract documents. */
export const readExports: () => Documented[]

/** Writes the examples of the client as one module, unless it is there already. */
export const writeExamples: () => void
