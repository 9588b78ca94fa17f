import { Spinner, TextField } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { errorMessage } from '../error-message.ts'

const pauseMs = 250

/** Search results, debounced. */
const useResults = <One,>(typed: string, find: (typed: string) => Promise<readonly One[]>) => {
  const [results, setFound] = useState<readonly One[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      find(typed).then(
        (ones) => {
          if (!isCurrent) return
          setFound(ones)
          setFailure(undefined)
        },
        (error: unknown) => isCurrent && setFailure(errorMessage(error)),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, find])
  return { results, failure }
}

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
