interface LinesProps {
  readonly lines: readonly string[]
  /** Said where there is no line. */
  readonly none?: string
}

/** Several addresses or names, each in a line of its own; long ones break where they must. */
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

/** An id as it is written. */
export const Id = ({ id }: { id: string }) => <span className="font-mono text-sm wrap-anywhere">{id}</span>
