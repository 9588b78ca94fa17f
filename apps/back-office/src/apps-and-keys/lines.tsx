/** Several addresses or names, each in a line of its own; long ones break where they must. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
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
