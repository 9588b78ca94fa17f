import { suggestProducts } from '@vitrine/client/search'
import type { Failure } from '../stores/failure.ts'
import { useShared } from '../provider.tsx'
import { useAnswer } from './use-answer.ts'

/** Suggested products, collections and search terms. */
export type Suggestions = Awaited<ReturnType<ReturnType<typeof suggestProducts>>>

export interface SuggestionsState {
  /** The previous suggestions while `loading`; undefined for an empty field. */
  readonly suggestions: Suggestions | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
}

/** The server's text length limit. */
const maxLength = 100

/**
 * Search suggestions while typing, debounced by `pauseMs` (default: 120).
 * @example
 * const { suggestions } = useSuggestions(typed, { limit: 5 })
 */
export const useSuggestions = (
  typed: string,
  { limit, pauseMs = 120 }: { readonly limit?: number; readonly pauseMs?: number } = {},
): SuggestionsState => {
  const { client } = useShared()
  const expression = typed.trim().slice(0, maxLength)
  const { answer, loading, error } = useAnswer(
    expression === '' ? undefined : JSON.stringify([expression, limit]),
    (signal) => suggestProducts(client.send)(expression, { limit }, { signal }),
    { pauseMs },
  )
  return { suggestions: answer, loading, error }
}
