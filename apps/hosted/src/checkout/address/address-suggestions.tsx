import { SuggestionList, useHydrated, type AddressKey } from '@vitrine/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { suggestionsPath, type Suggestion } from './suggestions-path.ts'

/** Debounce, in milliseconds. */
const pause = 250
const minLength = 2

const ask = async (fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Suggestion[]> => {
  try {
    const answer = await fetch(`/hosted${suggestionsPath}${location.search}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
    })
    return answer.ok ? (((await answer.json()) as { suggestions?: readonly Suggestion[] }).suggestions ?? []) : []
  } catch {
    // Aborted or offline.
    return []
  }
}

type Field = HTMLInputElement | HTMLSelectElement

const fieldOf = (prefix: string, name: string): Field | null =>
  document.getElementById(`${prefix}${name}`) as Field | null

/** Fills the fields and dispatches events as if typed. */
const fill = (prefix: string, suggestion: Suggestion): void => {
  const parts = ['addressLine', 'city', 'postalCode', 'subdivision', 'country'] as const
  for (const name of parts) {
    const field = fieldOf(prefix, name)
    const value = suggestion[name]
    if (!field || value === undefined || field.value === value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

interface Shown {
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
}

/** Tracks what is typed into a field, until it loses focus. */
const useTyped = (id: string): readonly [string, () => void] => {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = document.getElementById(id)
    const onInput = (event: Event): void => {
      // Ignores values that were filled in.
      if (event.isTrusted) setTyped((event.target as HTMLInputElement).value.trim())
    }
    const onBlur = (): void => setTyped('')
    field?.addEventListener('input', onInput)
    field?.addEventListener('blur', onBlur)
    return () => {
      field?.removeEventListener('input', onInput)
      field?.removeEventListener('blur', onBlur)
    }
  }, [id])
  return [typed, () => setTyped('')]
}

const useSuggested = (typed: string, prefix: string): readonly Suggestion[] => {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (typed.length < minLength) return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const country = fieldOf(prefix, 'country')?.value ?? ''
      const suggestions = await ask({ text: typed, country }, controller.signal)
      if (!controller.signal.aborted) setShown({ typed, suggestions })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, prefix])
  return typed.length < minLength || !shown ? [] : shown.suggestions
}

/** Address suggestions below a field. */
const Suggestions = ({ prefix, name }: { prefix: string; name: string }) => {
  const words = useWords()
  const fieldId = `${prefix}${name}`
  const [typed, close] = useTyped(fieldId)
  const suggestions = useSuggested(typed, prefix)
  return (
    <SuggestionList
      fieldId={fieldId}
      typed={typed}
      entries={suggestions}
      keyOf={({ label }) => label}
      label={words.addressSuggestions}
      count={words.addressesFound}
      onTake={(suggestion) => {
        fill(prefix, suggestion)
        close()
      }}
      onClose={close}
      className="start-0 mt-1"
    >
      {({ label }) => <bdi>{label}</bdi>}
    </SuggestionList>
  )
}

/** Adds suggestions to the street and postal code fields after hydration. */
export const useAddressSuggestions = (prefix = ''): Partial<Record<AddressKey, ReactNode>> => {
  const isHydrated = useHydrated()
  if (!isHydrated) return {}
  return {
    addressLine: <Suggestions prefix={prefix} name="addressLine" />,
    postalCode: <Suggestions prefix={prefix} name="postalCode" />,
  }
}
