import type { DraftContent, DraftLine } from './content.ts'

/** So many pieces more of a line than the order had, or fewer. */
export interface LineDifference {
  readonly line: DraftLine
  readonly pieces: number
}

/** The lines of which an edit changes how many there are. */
export const lineDifferences = ({ lines }: Pick<DraftContent, 'lines'>): LineDifference[] =>
  lines
    .map((line) => ({ line, pieces: line.quantity - (line.before?.quantity ?? 0) }))
    .filter(({ pieces }) => pieces !== 0)
