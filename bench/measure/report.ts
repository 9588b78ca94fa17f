/** What a bench found: ours beside something plain that was measured in the same run. */
export interface Finding {
  readonly name: string
  readonly ours: number
  readonly baseline: number
  /** What the baseline is. */
  readonly against: string
  readonly unit: string
  /** What ours should stay below, in the same unit, or as a ratio. */
  readonly limit: { readonly ours: number } | { readonly ratio: number }
}

/** Says it, and tells `npm run bench`, which prints all findings as one table. */
export const report = (finding: Finding): void => {
  const { name, ours, baseline, against, unit } = finding
  console.log(
    `${name}: ${ours.toFixed(2)} ${unit}, ${against}: ${baseline.toFixed(2)} ${unit}, ratio ${(ours / baseline).toFixed(2)}`,
  )
  process.send?.(finding)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
