import type { DraftContent, DraftLine } from './content.ts'

/** The change of a line's quantity compared to the order. */
export interface LineDifference {
  readonly line: DraftLine
  readonly pieces: number
}

/** Returns the lines whose quantity an edit changes. */
export const lineDifferences = ({ lines }: Pick<DraftContent, 'lines'>): LineDifference[] =>
  lines
    .map((line) => ({ line, pieces: line.quantity - (line.before?.quantity ?? 0) }))
    .filter(({ pieces }) => pieces !== 0)
