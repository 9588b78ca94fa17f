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

const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const put = (key: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Without local storage there is no list.
  }
}

/** Creates a product list in local storage, most recent first. It is empty if storage is unavailable. */
const createStoredList = (key: string, maxProducts: number) => {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let list = nothing
  const read = (): readonly string[] => {
    const now = get(key)
    // Keeps the same array while nothing changes, since `useSyncExternalStore` compares by identity.
    if (now !== text) [text, list] = [now, parse(now)]
    return list
  }
  const replace = (next: readonly string[]): void => {
    put(key, JSON.stringify(next))
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
    replace,
    add: (id: string, limit = maxProducts) => replace([id, ...read().filter((one) => one !== id)].slice(0, limit)),
    remove: (id: string) => replace(read().filter((one) => one !== id)),
    use: (): readonly string[] => useSyncExternalStore(subscribe, read, () => nothing),
  }
}

export const wishList = createStoredList('vitrine-wish-list', 50)
export const recentlyViewed = createStoredList('vitrine-recently-viewed', 12)

const ownerKey = 'vitrine-wish-list-of'

/** The member whose list is stored in this browser. Unset for a visitor's own list. */
export const wishListOwner = {
  read: (): string | null => get(ownerKey),
  set: (memberId: string): void => put(ownerKey, memberId),
}

/** Removes a member's list after signing out. */
export const forgetMembersList = (): void => {
  if (wishListOwner.read() === null) return
  wishList.replace([])
  put(ownerKey, null)
}

/** Returns the URL of a wish list page with these products. */
export const listAddress = (ids: readonly string[]): string =>
  `/wish-list?${new URLSearchParams({ items: ids.slice(0, maxInUrl).join() })}`

/** More products would make a URL that some servers reject. */
export const maxInUrl = 50
