import { Spinner, TextField } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { sentenceFor } from '../error-message.ts'

const pauseMs = 250

/** Search results, debounced. */
const useFound = <One,>(typed: string, find: (typed: string) => Promise<readonly One[]>) => {
  const [found, setFound] = useState<readonly One[]>()
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
        (error: unknown) => isCurrent && setFailure(sentenceFor(error)),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, find])
  return { found, failure }
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
  const { found, failure } = useFound(typed.trim(), find)
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
      {!found && !failure && <Spinner label={label} />}
      {found?.length === 0 && <p className="text-muted">{none}</p>}
      {found && <ul className="grid list-none p-0">{found.map(children)}</ul>}
    </div>
  )
}
