import type { ProductSuggestion, CollectionSuggestion } from '@vitrine/client'
import { SuggestionList } from '@vitrine/ui/form/suggestion-list.tsx'
import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import { useLocalPath } from './local-anchor.tsx'

interface Suggested {
  readonly products: readonly ProductSuggestion[]
  readonly collections: readonly CollectionSuggestion[]
  readonly completions: readonly string[]
}

/** Debounce, in milliseconds. */
const pause = 100

const ask = async (address: string, signal: AbortSignal): Promise<Suggested | undefined> => {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? ((await answer.json()) as Suggested) : undefined
  } catch {
    // Aborted or offline.
    return undefined
  }
}

/** Returns suggestions for a text. Keeps the previous ones until new ones arrive. */
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
  readonly fieldId: string
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

/** Search suggestions below the field: terms, collections and products. */
export const Suggestions = ({ fieldId, typed, onClose }: SuggestionsProps) => {
  const words = useWords()
  const local = useLocalPath()
  const entries = useEntries(useSuggested(typed))
  return (
    <SuggestionList
      fieldId={fieldId}
      typed={typed}
      entries={entries}
      keyOf={({ href }) => href}
      label={words.suggestions.label}
      count={words.suggestions.count}
      onTake={({ href }) => location.assign(local(href))}
      onClose={onClose}
      className="end-0 mt-2 md:w-96"
    >
      {(entry) => <Suggestion entry={entry} />}
    </SuggestionList>
  )
}
