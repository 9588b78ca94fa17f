interface LinesProps {
  readonly lines: readonly string[]
  /** Text shown when there are no lines. */
  readonly none?: string
}

/** A list of URLs or names, one per line. Long ones may break anywhere. */
export const Lines = ({ lines, none }: LinesProps) =>
  lines.length === 0 && none !== undefined ? (
    <span className="text-muted">{none}</span>
  ) : (
    <span className="grid gap-1">
      {lines.map((line) => (
        <span key={line} className="wrap-anywhere">
          {line}
        </span>
      ))}
    </span>
  )

/** An ID in monospace. */
export const Id = ({ id }: { id: string }) => <span className="font-mono text-sm wrap-anywhere">{id}</span>
