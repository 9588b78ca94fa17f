import type { Order } from '@vitrine/client'
import { useState } from 'react'

/** The selected orders of a page. */
export interface Selection {
  readonly chosen: readonly Order[]
  readonly isAll: boolean
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

export const useSelection = (orders: readonly Order[]): Selection => {
  const [ids, choose] = useState(none)
  const chosen = orders.filter(({ id }) => ids.has(id))
  const isAll = orders.length > 0 && chosen.length === orders.length
  return {
    chosen,
    isAll,
    has: (id) => ids.has(id),
    toggle: (id) =>
      choose((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    toggleAll: () => choose(isAll ? none : new Set(orders.map(({ id }) => id))),
    clear: () => choose(none),
  }
}
