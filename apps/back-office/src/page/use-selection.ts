import { useState } from 'react'

/** The selected rows of a page. */
export interface Selection<Row> {
  readonly chosen: readonly Row[]
  readonly isAll: boolean
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

export const useSelection = <Row extends { readonly id: string }>(rows: readonly Row[]): Selection<Row> => {
  const [ids, choose] = useState(none)
  const chosen = rows.filter(({ id }) => ids.has(id))
  const isAll = rows.length > 0 && chosen.length === rows.length
  return {
    chosen,
    isAll,
    has: (id) => ids.has(id),
    toggle: (id) =>
      choose((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    toggleAll: () => choose(isAll ? none : new Set(rows.map(({ id }) => id))),
    clear: () => choose(none),
  }
}
