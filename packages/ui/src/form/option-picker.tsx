import { useState } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { checkedAttributes } from './checked-attributes.ts'
import { useUi } from '../base/ui-provider.tsx'
import { useHydrated } from '../base/use-hydrated.ts'

interface OptionChoice {
  value: string
  label: string
  /** A CSS color shows the choice as a swatch; others are chips. */
  color?: string
  /** Struck through, but selectable, since other options may change its availability. */
  unavailable?: boolean
}

export interface OptionPickerProps {
  /** The option's name, such as “Color”. */
  label: string
  name: string
  choices: readonly OptionChoice[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  required?: boolean
  className?: string
}

/** Selects a product option: swatches for colors, chips for others, based on native radios. */
export function OptionPicker({ label, name, choices, required, className, ...chosen }: OptionPickerProps) {
  const { words } = useUi()
  const [inner, setInner] = useState(chosen.defaultValue)
  // Before hydration, a text about the selection would become outdated with the first click.
  const current = useHydrated() ? (chosen.value ?? inner) : undefined
  const currentLabel = choices.find((choice) => choice.value === current)?.label
  const choose = (value: string) => {
    setInner(value)
    chosen.onValueChange?.(value)
  }
  return (
    <fieldset className={joinClasses('v-options', className)}>
      <legend>
        {label}
        {currentLabel !== undefined && <bdi className="v-options-chosen">{currentLabel}</bdi>}
      </legend>
      <div className="v-options-list">
        {choices.map((choice) => (
          <label className="v-option" key={choice.value} title={choice.color === undefined ? undefined : choice.label}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              data-unavailable={choice.unavailable || undefined}
              required={required}
              aria-label={choice.unavailable ? words.unavailable(choice.label) : choice.label}
              {...checkedAttributes({ ...chosen, onValueChange: choose }, choice.value)}
            />
            <ChoiceFace choice={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ChoiceFace({ choice }: { choice: OptionChoice }) {
  if (choice.color === undefined) return <bdi className="v-option-chip">{choice.label}</bdi>
  return (
    <span className="v-option-swatch">
      {/* The color is an SVG attribute, not a style, so it works with a strict content security policy. */}
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="15.5" fill={choice.color} />
        {choice.unavailable && <path className="v-option-strike" d="M5 27L27 5" />}
      </svg>
    </span>
  )
}
