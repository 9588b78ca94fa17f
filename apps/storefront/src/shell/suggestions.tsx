import type { ProductSuggestion, CollectionSuggestion } from '@vitrine/client'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import { useWords } from '../words/use-words.tsx'
import { useLocalPath } from './local-anchor.tsx'

interface Suggested {
  readonly products: readonly ProductSuggestion[]
  readonly collections: readonly CollectionSuggestion[]
  readonly completions: readonly string[]
}

/** Milliseconds in which the next key may come. */
const pause = 100

const ask = async (address: string, signal: AbortSignal): Promise<Suggested | undefined> => {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? ((await answer.json()) as Suggested) : undefined
  } catch {
    // Who typed on, or is offline, gets no suggestions.
    return undefined
  }
}

/** What is suggested for a text; what was shown stays until the next is there. */
const useSuggested = (typed: string): Suggested | undefined => {
  const local = useLocalPath()
  const [found, setFound] = useState<Suggested>()
  const query = typed.trim()
  const address = `${local('/suggestions')}?${new URLSearchParams({ q: query })}`
  useEffect(() => {
    if (query === '') return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(address, controller.signal)
      if (!controller.signal.aborted) setFound(answer)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, address])
  return query === '' ? undefined : found
}

interface Entry {
  readonly href: string
  readonly name: string
  readonly note?: string | undefined
  readonly was?: string | undefined
  readonly picture?: string | undefined
}

const useEntries = (found: Suggested | undefined): readonly Entry[] => {
  const words = useWords()
  if (!found) return []
  return [
    ...found.completions.slice(0, 3).map((name) => ({ href: `/search?${new URLSearchParams({ q: name })}`, name })),
    ...found.collections.map(({ name, slug }) => ({
      href: `/collections/${slug}`,
      name,
      note: words.facets.collection,
    })),
    ...found.products.map(({ name, slug, imageUrl, formattedPrice, formattedDiscountedPrice }) => ({
      href: `/product-page/${slug}`,
      name,
      note: formattedDiscountedPrice,
      was: formattedPrice === formattedDiscountedPrice ? undefined : formattedPrice,
      picture: imageUrl,
    })),
  ]
}

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onClose: () => void
}

const Suggestion = ({ entry: { name, note, was, picture } }: { entry: Entry }) => (
  <>
    {picture !== undefined && (
      <img src={picture} alt="" width={44} height={44} className="size-11 shrink-0 rounded-sm bg-wash object-cover" />
    )}
    <span className="min-w-0 flex-1 truncate">{name}</span>
    {was !== undefined && <s className="text-sm text-muted">{was}</s>}
    {note !== undefined && <span className="text-sm text-muted tabular-nums">{note}</span>}
  </>
)

/**
 * What may be meant, below the field: words, collections and products. The field keeps the focus; arrow keys choose and
 * Enter follows (WAI-ARIA, combobox pattern).
 */
export const Suggestions = ({ input, typed, onClose }: SuggestionsProps) => {
  const words = useWords()
  const local = useLocalPath()
  const id = useId()
  const entries = useEntries(useSuggested(typed))
  const [chosen, setChosen] = useState<{ readonly typed: string; readonly index: number }>()
  // Whoever types on has chosen nothing of what comes then.
  const active = chosen?.typed === typed ? chosen.index : -1
  const isOpen = entries.length > 0
  const follow = (index: number) => location.assign(local(entries[index]!.href))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (!isOpen) return
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      follow(active)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    // One place more than there are entries: the field itself.
    const places = entries.length + 1
    setChosen({ typed, index: ((active + 1 + step + places) % places) - 1 })
  })
  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [input])
  useEffect(() => {
    const field = input.current
    if (!field || !isOpen) return undefined
    const said = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      ...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` }),
    }
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(said)) field.removeAttribute(name)
    }
  }, [input, id, isOpen, active])

  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && words.suggestions.count(entries.length)}
      </span>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={words.suggestions.label}
          className="absolute end-0 top-full z-20 mt-2 grid w-full min-w-72 gap-0.5 rounded-md border border-line bg-surface p-2 shadow-lg md:w-96"
        >
          {entries.map((entry, index) => (
            // Keys are heard by the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-wash aria-selected:bg-wash"
              // The field keeps the focus, so that the list is still there when the press ends.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => follow(index)}
            >
              <Suggestion entry={entry} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
