import { suggestProducts } from '@vitrine/client/search'
import type { Failure } from './failure.ts'
import { useShared } from './provider.tsx'
import { useAnswer } from './use-answer.ts'

/** Products, collections and words that may be meant. */
export type Suggestions = Awaited<ReturnType<ReturnType<typeof suggestProducts>>>

export interface SuggestionsState {
  /** Of what was typed before, while `loading`; undefined for an empty field. */
  readonly suggestions: Suggestions | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
}

/** The longest text that the server takes. */
const longest = 100

/**
 * Suggestions while somebody types. They are asked for once nothing was typed for a moment (`pauseMs`, 120 unless told).
 *
 * @example
 * const { suggestions } = useSuggestions(typed, { limit: 5 })
 */
export const useSuggestions = (
  typed: string,
  { limit, pauseMs = 120 }: { readonly limit?: number; readonly pauseMs?: number } = {},
): SuggestionsState => {
  const { client } = useShared()
  const expression = typed.trim().slice(0, longest)
  const { answer, loading, error } = useAnswer(
    expression === '' ? undefined : JSON.stringify([expression, limit]),
    (signal) => suggestProducts(client.send)(expression, { limit }, { signal }),
    { pauseMs },
  )
  return { suggestions: answer, loading, error }
}
