import {
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import {
  fillDown,
  formatBlock,
  isBlock,
  parseBlock,
  pasteBlock,
  placesIn,
  rangeOf,
  type CellPlace,
  type CellRange,
  type CellValue,
} from './block.ts'
import type { SheetChange, SheetSource } from './sheet-types.ts'
import { useUndo } from './use-undo.ts'

const cellAt = (frame: HTMLElement | null, { row, column }: CellPlace): HTMLInputElement | null =>
  frame?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null

const placeOf = (target: EventTarget): CellPlace | undefined => {
  const input = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>('[data-row]') : undefined
  return input ? { row: Number(input.dataset['row']), column: Number(input.dataset['column']) } : undefined
}

/** Whether an arrow key leaves the cell: its text is selected, or the cursor is at its end. */
const isAtEdge = (input: HTMLInputElement, step: number): boolean => {
  if (input.type === 'checkbox') return true
  const { selectionStart: start, selectionEnd: end, value } = input
  if (start === 0 && end === value.length) return true
  return start === end && start === (step < 0 ? 0 : value.length)
}

const isWide = ({ top, bottom, left, right }: CellRange): boolean => top !== bottom || left !== right

interface UseSheetOptions {
  /** Contains the cells. */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly onChange: (changes: readonly SheetChange[]) => void
}

/** The selection, keyboard, clipboard and undo of a sheet. */
export function useSheet<Row>(
  { rows, columns, keyOf, valueOf }: SheetSource<Row>,
  { frame, onChange }: UseSheetOptions,
) {
  const [active, setActive] = useState<CellPlace>()
  const [anchor, setAnchor] = useState<CellPlace>()
  const { change, undo: undoStep, settle, isTyping, canUndo } = useUndo(onChange)
  const editable = columns.filter(({ kind }) => kind !== 'readonly')
  const range = active && rangeOf(anchor ?? active, active)
  const valueAt = ({ row, column }: CellPlace): string => valueOf(rows[row]!, editable[column]!.key)

  const apply = (values: readonly CellValue[]) => {
    const wanted = values.map(({ row, column, value }) => {
      const { key, kind } = editable[column]!
      const isTicked = /^(true|yes|x|1|✓)$/i.test(value)
      return {
        row: keyOf(rows[row]!),
        column: key,
        value: kind === 'checkbox' ? (isTicked ? 'true' : '') : value,
        at: { row, column },
      }
    })
    const changed = wanted.filter(({ at, value }) => valueAt(at) !== value)
    change(
      changed.map(({ at: _at, ...cell }) => cell),
      changed.map(({ at, ...cell }) => ({ ...cell, value: valueAt(at) })),
    )
    return changed.length
  }

  const moveTo = (place: CellPlace, isExtending = false) => {
    const row = Math.min(rows.length - 1, Math.max(0, place.row))
    const column = Math.min(editable.length - 1, Math.max(0, place.column))
    setAnchor(isExtending ? (anchor ?? active) : undefined)
    setActive({ row, column })
    const input = cellAt(frame.current, { row, column })
    input?.focus()
    if (input?.type !== 'checkbox') input?.select()
    input?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const copyDown = () => {
    if (!range) return 0
    const isOneRow = range.top === range.bottom
    return apply(fillDown(isOneRow ? { ...range, bottom: rows.length - 1 } : range, valueAt))
  }

  const undo = () => {
    const cells = undoStep()
    const row = rows.findIndex((one) => keyOf(one) === cells[0]?.row)
    const column = editable.findIndex(({ key }) => key === cells[0]?.column)
    if (row >= 0 && column >= 0) moveTo({ row, column })
    return cells.length
  }

  const onCommand = (event: KeyboardEvent, key: string): boolean => {
    if (key === 'z' && !event.shiftKey && canUndo) undo()
    else if (key === 'd' && range) apply(fillDown(range, valueAt))
    else return false
    event.preventDefault()
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return void onCommand(event, event.key.toLowerCase())
    if (event.altKey) return
    const go = (row: number, column: number, isExtending = event.shiftKey) => {
      event.preventDefault()
      moveTo({ row: place.row + row, column: place.column + column }, isExtending)
    }
    const input = event.target as HTMLInputElement
    const isRtl = getComputedStyle(input).direction === 'rtl' ? -1 : 1
    switch (event.key) {
      case 'ArrowUp':
        return go(-1, 0)
      case 'ArrowDown':
        return go(1, 0)
      case 'ArrowLeft':
        return isAtEdge(input, -isRtl) ? go(0, -isRtl) : undefined
      case 'ArrowRight':
        return isAtEdge(input, isRtl) ? go(0, isRtl) : undefined
      case 'Enter':
        return go(event.shiftKey ? -1 : 1, 0, false)
      case 'Escape': {
        const cell = { row: keyOf(rows[place.row]!), column: editable[place.column]!.key }
        if (isTyping(cell)) undo()
        return setAnchor(undefined)
      }
      case 'Delete':
      case 'Backspace':
        if (!range || !isWide(range)) return undefined
        event.preventDefault()
        apply(placesIn(range).map((one) => ({ ...one, value: '' })))
    }
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target)
    if (!place || (place.row === active?.row && place.column === active.column)) return
    settle()
    setActive(place)
    setAnchor(undefined)
    // The Tab key selects the text as other keys do.
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.matches(':focus-visible'))
      target.select()
  }

  const extendTo = (event: PointerEvent) => {
    const place = placeOf(event.target)
    if (!place || !active || (place.row === active.row && place.column === active.column)) return
    event.preventDefault()
    setAnchor(anchor ?? active)
    setActive(place)
    getSelection()?.removeAllRanges()
  }

  return {
    range: range && isWide(range) ? range : undefined,
    hasActive: active !== undefined,
    canUndo,
    undo,
    copyDown,
    type: (row: Row, column: string, value: string) => {
      const cell = { row: keyOf(row), column }
      change([{ ...cell, value }], [{ ...cell, value: valueOf(row, column) }], true)
    },
    handlers: {
      onKeyDown,
      onFocus,
      onPointerDown: (event: PointerEvent) => {
        if (event.shiftKey) extendTo(event)
        else setAnchor(undefined)
      },
      onPointerOver: (event: PointerEvent) => {
        if (event.buttons === 1 && event.pointerType === 'mouse') extendTo(event)
      },
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain')
        if (!range || (!isBlock(text) && !isWide(range))) return
        event.preventDefault()
        apply(pasteBlock(parseBlock(text), range, { rows: rows.length, columns: editable.length }))
      },
      onCopy: (event: ClipboardEvent) => {
        if (!range || !isWide(range)) return
        event.preventDefault()
        const lines = Array.from({ length: range.bottom - range.top + 1 }, (_line, index) =>
          placesIn({ ...range, top: range.top + index, bottom: range.top + index }).map(valueAt),
        )
        event.clipboardData.setData('text/plain', formatBlock(lines))
      },
    },
  }
}
