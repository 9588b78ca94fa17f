import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

export interface SuggestionListProps<Entry> {
  /** ID of the text field, which keeps the focus. */
  readonly fieldId: string
  /** The typed text. Changing it resets the selection. */
  readonly typed: string
  readonly entries: readonly Entry[]
  readonly keyOf: (entry: Entry) => string
  /** Renders an entry. */
  readonly children: (entry: Entry) => ReactNode
  /** Accessible name of the list. */
  readonly label: string
  /** Announces the number of entries to screen readers. */
  readonly count: (entries: number) => string
  readonly onTake: (entry: Entry) => void
  readonly onClose: () => void
  /** In place instead of above the page, with the first entry selected: the list of a menu that opens to be searched. */
  readonly isMenu?: boolean
  readonly className?: string
}

/** Sets ARIA attributes on the field while there are suggestions. */
const useFieldAttributes = (fieldId: string, attributes: Readonly<Record<string, string>> | undefined): void => {
  const written = attributes && JSON.stringify(attributes)
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!field || written === undefined) return undefined
    const attributes = Object.entries(JSON.parse(written) as Record<string, string>)
    for (const [name, value] of attributes) field.setAttribute(name, value)
    return () => {
      for (const [name] of attributes) field.removeAttribute(name)
    }
  }, [fieldId, written])
}

/**
 * Suggestions below a text field. Arrow keys select, Enter accepts, Escape closes (WAI-ARIA combobox pattern). Without
 * suggestions, it is an ordinary field.
 */
export const SuggestionList = <Entry,>({
  fieldId,
  typed,
  entries,
  keyOf,
  children,
  label,
  count,
  onTake,
  onClose,
  isMenu = false,
  className,
}: SuggestionListProps<Entry>) => {
  const id = useId()
  const [chosen, setChosen] = useState<{ readonly typed: string; readonly index: number }>()
  const active = chosen?.typed === typed && chosen.index < entries.length ? chosen.index : isMenu ? 0 : -1
  const isOpen = entries.length > 0
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      return onTake(entries[active]!)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    // One more than the entries: the field itself, which a menu never returns to.
    const first = isMenu ? 0 : -1
    const places = entries.length - first
    const index = ((active - first + step + places) % places) + first
    setChosen({ typed, index })
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const field = document.getElementById(fieldId)
    field?.addEventListener('keydown', onKey)
    return () => field?.removeEventListener('keydown', onKey)
  }, [fieldId])
  useFieldAttributes(
    fieldId,
    isOpen
      ? {
          role: 'combobox',
          'aria-expanded': 'true',
          'aria-autocomplete': 'list',
          'aria-controls': id,
          ...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` }),
        }
      : undefined,
  )
  return (
    <>
      <VisuallyHidden role="status">{isOpen && count(entries.length)}</VisuallyHidden>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={joinClasses('v-suggestions', className)}
          data-menu={isMenu || undefined}
        >
          {entries.map((entry, index) => (
            // The field keeps the focus and handles keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={keyOf(entry)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className="v-suggestion"
              // Keeps the focus in the field, so that the list is still there when the click ends.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(entry)}
            >
              {children(entry)}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
