import { useRef, useState } from 'react'
import type { SheetChange } from './sheet-types.ts'

const maxSteps = 100

interface Step {
  readonly before: readonly SheetChange[]
  /** The cell that is being typed in. Further keystrokes belong to the same step. */
  readonly typedIn?: string
}

const cellOf = ({ row, column }: SheetChange): string => `${row}\n${column}`

/** Remembers the values before changes, and applies them again one step at a time. */
export function useUndo(onChange: (changes: readonly SheetChange[]) => void) {
  const steps = useRef<Step[]>([])
  const [count, setCount] = useState(0)
  const settle = () => {
    const last = steps.current.pop()
    if (last) steps.current.push({ before: last.before })
  }
  const change = (changes: readonly SheetChange[], before: readonly SheetChange[], isTyped = false) => {
    if (changes.length === 0) return
    const typedIn = isTyped ? cellOf(changes[0]!) : undefined
    const isSameCell = typedIn !== undefined && steps.current.at(-1)?.typedIn === typedIn
    if (!isSameCell) steps.current.push({ before, ...(typedIn !== undefined && { typedIn }) })
    steps.current.splice(0, steps.current.length - maxSteps)
    setCount(steps.current.length)
    onChange(changes)
  }
  /** Takes the last step back. Returns the cells that it changes. */
  const undo = (): readonly SheetChange[] => {
    const step = steps.current.pop()
    setCount(steps.current.length)
    if (step) onChange(step.before)
    return step?.before ?? []
  }
  const isTyping = (cell: Omit<SheetChange, 'value'>): boolean =>
    steps.current.at(-1)?.typedIn === cellOf({ ...cell, value: '' })
  return { change, undo, settle, isTyping, canUndo: count > 0 }
}
