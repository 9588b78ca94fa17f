import { useSyncExternalStore } from 'react'

const nothing: readonly string[] = []

const parse = (text: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : nothing
  } catch {
    return nothing
  }
}

/** A list of products that this browser keeps, the last one first. Where nothing can be kept, it is empty. */
export const createKeptList = (key: string, most: number) => {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let list = nothing
  const read = (): readonly string[] => {
    let now: string | null = null
    try {
      now = localStorage.getItem(key)
    } catch {
      return nothing
    }
    // The same list as long as it is the same: who shows it compares.
    if (now !== text) [text, list] = [now, parse(now)]
    return list
  }
  const write = (next: readonly string[]): void => {
    try {
      localStorage.setItem(key, JSON.stringify(next.slice(0, most)))
    } catch {
      // A browser that keeps nothing has no list.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    read,
    add: (id: string) => write([id, ...read().filter((one) => one !== id)]),
    remove: (id: string) => write(read().filter((one) => one !== id)),
    use: (): readonly string[] => useSyncExternalStore(subscribe, read, () => nothing),
  }
}

export const wishList = createKeptList('vitrine-wish-list', 50)
export const recentlyViewed = createKeptList('vitrine-recently-viewed', 12)

/** The address of a page with these products. */
export const listAddress = (ids: readonly string[]): string =>
  `/wish-list?${new URLSearchParams({ items: ids.join() })}`
