import { SearchIcon } from '@vitrine/ui'
import { joinClasses } from '@vitrine/ui/base/class-names.ts'
import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { SuggestionsProps } from './suggestions.tsx'
import { LocalForm } from './local-anchor.tsx'

// The form works without suggestions.
const Suggestions = lazy(async () => {
  const none: ComponentType<SuggestionsProps> = () => null
  const { Suggestions: Shown } = await import('./suggestions.tsx').catch(() => ({ Suggestions: none }))
  return { default: Shown }
})

interface SearchFormProps {
  readonly className?: string
  /** Current search text. */
  readonly query?: string
}

/** The search field, with suggestions while typing. */
export const SearchForm = ({ className, query }: SearchFormProps) => {
  const words = useWords()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    // Typed before hydration, which fired no event.
    if (current && current === document.activeElement && current.value !== current.defaultValue) setTyped(current.value)
  }, [])
  return (
    <LocalForm
      role="search"
      action="/search"
      className={joinClasses('relative flex items-center border-b border-line focus-within:border-text', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(undefined)
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.searchLabel}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        placeholder={words.search}
        className="min-h-10 w-full min-w-36 bg-transparent text-base outline-none placeholder:text-muted md:text-sm"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        type="submit"
        aria-label={words.search}
        className="grid size-10 shrink-0 place-items-center text-muted hover:text-text"
      >
        <SearchIcon />
      </button>
      {typed !== undefined && (
        <Suspense>
          <Suggestions fieldId={id} typed={typed} onClose={() => setTyped(undefined)} />
        </Suspense>
      )}
    </LocalForm>
  )
}
