import { Spinner, TextField } from '@vitrine/ui'
import { useState, type ReactNode } from 'react'
import { useResults } from './use-results.ts'

interface FinderProps<One> {
  readonly label: string
  /** Text shown if nothing is found. */
  readonly none: string
  /** Must be the same function on every render. */
  readonly find: (typed: string) => Promise<readonly One[]>
  readonly className?: string
  /** Renders a result. */
  readonly children: (one: One) => ReactNode
}

/** A search field with results while typing. */
export const Finder = <One,>({ label, none, find, className = '', children }: FinderProps<One>) => {
  const [typed, setTyped] = useState('')
  const { results, failure } = useResults(typed.trim(), find)
  return (
    <div className={`grid content-start gap-3 ${className}`}>
      <TextField
        label={label}
        type="search"
        mark="none"
        value={typed}
        error={failure}
        onChange={(event) => setTyped(event.target.value)}
        // Enter must not submit the form around the field.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {!results && !failure && <Spinner label={label} />}
      {results?.length === 0 && <p className="text-muted">{none}</p>}
      {results && <ul className="grid list-none p-0">{results.map(children)}</ul>}
    </div>
  )
}
