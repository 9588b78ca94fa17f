import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

interface Dragged {
  readonly from: number
  /** The gap between rows where it would be dropped: 0 is before the first row. */
  readonly gap: number
}

/** Returns the gap between rows that is next to a height on the screen. */
export const gapAt = (middles: readonly number[], y: number): number => middles.filter((middle) => middle < y).length

/** Returns the place of a moved row: a gap behind it counts the row itself. */
export const placeOf = ({ from, gap }: Dragged): number => (gap > from ? gap - 1 : gap)

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/**
 * Reorders rows of a list by dragging a handle, with a mouse, a pen or a finger, or with the arrow keys on it. Rows move
 * when the handle is released.
 */
export const useDrag = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const rows = (): Element[] => [...(list.current?.children ?? [])]

  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ from: at, gap: at })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged) setDragged({ ...dragged, gap: gapAt(rows().map(middleOf), clientY) })
    },
    onPointerUp: () => {
      setDragged(undefined)
      if (dragged && placeOf(dragged) !== dragged.from) onMove(dragged.from, placeOf(dragged))
    },
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const to = at + (by ?? 0)
      if (by === undefined || to < 0 || to >= rows().length) return
      event.preventDefault()
      onMove(at, to)
    },
  })

  /** Where a row shows that the dragged one would be dropped. */
  const markOf = (at: number): 'before' | 'after' | undefined => {
    if (!dragged || placeOf(dragged) === dragged.from) return undefined
    if (dragged.gap === at) return 'before'
    return dragged.gap === at + 1 && at === rows().length - 1 ? 'after' : undefined
  }
  return { list, handle, markOf, from: dragged?.from }
}
