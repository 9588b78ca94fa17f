import { useHydrated, type AddressKey } from '@vitrine/ui'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useWords } from '../words/use-words.tsx'
import { suggestionsPath, type Suggestion } from './suggestions-path.ts'

/** Milliseconds in which the next key may come. */
const pause = 250
const least = 2

const ask = async (fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Suggestion[]> => {
  try {
    const answer = await fetch(`/hosted${suggestionsPath}${location.search}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
    })
    return answer.ok ? (((await answer.json()) as { suggestions?: readonly Suggestion[] }).suggestions ?? []) : []
  } catch {
    // Whoever is offline, or types on, types it all.
    return []
  }
}

type Field = HTMLInputElement | HTMLSelectElement

const fieldOf = (prefix: string, name: string): Field | null =>
  document.getElementById(`${prefix}${name}`) as Field | null

/** Fills the fields as if it had been typed, so that what listens to them hears of it. */
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

/** What is typed into a field, until it is left. */
const useTyped = (id: string): readonly [string, () => void] => {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = document.getElementById(id)
    const onInput = (event: Event): void => {
      // What was filled in was not typed.
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
    if (typed.length < least) return undefined
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
  return typed.length < least || !shown ? [] : shown.suggestions
}

interface Choice {
  readonly typed: string
  readonly index: number
}

/**
 * Addresses that may be meant, below a field that is typed into. The field keeps the focus; arrow keys choose, Enter
 * takes, Escape closes (WAI-ARIA, combobox pattern). Where nothing is suggested it is a field like any other.
 */
const Listbox = ({ prefix, name }: { prefix: string; name: string }) => {
  const words = useWords()
  const id = useId()
  const fieldId = `${prefix}${name}`
  const [typed, close] = useTyped(fieldId)
  const suggestions = useSuggested(typed, prefix)
  const [chosen, setChosen] = useState<Choice>()
  const active = chosen?.typed === typed && chosen.index < suggestions.length ? chosen.index : -1
  const isOpen = suggestions.length > 0
  const take = (index: number): void => {
    fill(prefix, suggestions[index]!)
    close()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      return take(active)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    // One place more than there are suggestions: the field itself.
    const places = suggestions.length + 1
    setChosen({ typed, index: ((active + 1 + step + places) % places) - 1 })
  })
  useEffect(() => {
    const field = document.getElementById(fieldId)
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [fieldId])
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!field || !isOpen) return undefined
    const said = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      ...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` }),
    }
    for (const [attribute, value] of Object.entries(said)) field.setAttribute(attribute, value)
    return () => {
      for (const attribute of Object.keys(said)) field.removeAttribute(attribute)
    }
  }, [fieldId, id, isOpen, active])
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && words.addressesFound(suggestions.length)}
      </span>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={words.addressSuggestions}
          className="absolute start-0 top-full z-20 mt-1 w-full min-w-72 grid gap-0.5 rounded-md border border-line bg-surface p-2 shadow-overlay"
        >
          {suggestions.map((suggestion, index) => (
            // Keys are heard by the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={suggestion.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={`cursor-pointer rounded-sm px-3 py-2 ${index === active ? 'bg-wash' : ''}`}
              // The field keeps the focus, or it would be left before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              <bdi>{suggestion.label}</bdi>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** The same for a street and for a postal code, as soon as scripts run. */
export const useAddressSuggestions = (prefix = ''): Partial<Record<AddressKey, ReactNode>> => {
  const isHydrated = useHydrated()
  if (!isHydrated) return {}
  return {
    addressLine: <Listbox prefix={prefix} name="addressLine" />,
    postalCode: <Listbox prefix={prefix} name="postalCode" />,
  }
}
