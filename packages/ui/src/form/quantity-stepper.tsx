import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'
import { MinusIcon, PlusIcon } from '../base/icons.tsx'
import { useUi } from '../base/ui-provider.tsx'

export interface QuantityStepperProps {
  name?: string
  /** Accessible name: “Quantity of Linen shirt”. */
  label?: string
  value?: number
  defaultValue?: number
  min?: number
  /** Step size: counts `min`, `min + step` and so on. */
  step?: number
  /** Stock, or maximum per order. */
  max?: number
  /** Called with whole numbers within bounds only, never while typing. */
  onValueChange?: (quantity: number) => void
  /** Height, as of a button of the same size. */
  size?: 'small' | 'medium' | 'large'
  disabled?: boolean
  form?: string
  className?: string
}

/** A quantity: a native number input with − and +. Without scripts, the browser's own arrows remain. */
export function QuantityStepper({
  min = 1,
  step: by = 1,
  max,
  size = 'medium',
  label,
  className,
  ...rest
}: QuantityStepperProps) {
  const { value, defaultValue = min, onValueChange, ...attributes } = rest
  const { words } = useUi()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [inner, setInner] = useState(defaultValue)
  const current = value ?? inner
  const counted = label ?? words.quantity

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const quantity = readQuantity(event.target)
    setTyped(quantity === undefined ? event.target.value : undefined)
    if (quantity === undefined) return
    setInner(quantity)
    onValueChange?.(quantity)
  }
  return (
    <div className={joinClasses('v-quantity', className)} data-size={size}>
      <StepButton
        label={words.decrease(counted)}
        off={attributes.disabled || current <= min}
        onStep={() => step(input.current, -1)}
      >
        <MinusIcon />
      </StepButton>
      <input
        {...attributes}
        ref={input}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={counted}
        required
        min={min}
        max={max}
        step={by}
        value={typed ?? current}
        onChange={change}
        onBlur={() => setTyped(undefined)}
      />
      <StepButton
        label={words.increase(counted)}
        off={attributes.disabled || (max !== undefined && current + by > max)}
        onStep={() => step(input.current, 1)}
      >
        <PlusIcon />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  off: boolean | undefined
  onStep: () => void
  children: ReactNode
}

/** Only announced as disabled at the bound: a disabled button would lose the focus. */
function StepButton({ label, off, onStep, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={() => !off && onStep()}>
      {children}
    </button>
  )
}

function readQuantity(input: HTMLInputElement): number | undefined {
  return input.value !== '' && input.validity.valid ? input.valueAsNumber : undefined
}

/** Dispatches native events, so that React and the form are notified. */
function step(input: HTMLInputElement | null, by: 1 | -1) {
  if (!input) return
  if (by > 0) input.stepUp()
  else input.stepDown()
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
