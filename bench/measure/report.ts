/** The result of a bench: ours compared with a plain baseline of the same run. */
export interface Finding {
  readonly name: string
  readonly ours: number
  readonly baseline: number
  /** Description of the baseline. */
  readonly against: string
  readonly unit: string
  /** Upper limit of ours, in the same unit or as a ratio. */
  readonly limit: { readonly ours: number } | { readonly ratio: number }
}

/** Prints a result and passes it to `npm run bench`, which prints all results as a table. */
export const report = (finding: Finding): void => {
  const { name, ours, baseline, against, unit } = finding
  console.log(
    `${name}: ${ours.toFixed(2)} ${unit}, ${against}: ${baseline.toFixed(2)} ${unit}, ratio ${(ours / baseline).toFixed(2)}`,
  )
  process.send?.(finding)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
