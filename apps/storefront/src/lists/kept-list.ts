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
    // A browser that keeps nothing has no list.
  }
}

/** A list of products that this browser keeps, the last one first. Where nothing can be kept, it is empty. */
export const createKeptList = (key: string, most: number) => {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let list = nothing
  const read = (): readonly string[] => {
    const now = get(key)
    // The same list as long as it is the same: who shows it compares.
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
    add: (id: string, limit = most) => replace([id, ...read().filter((one) => one !== id)].slice(0, limit)),
    remove: (id: string) => replace(read().filter((one) => one !== id)),
    use: (): readonly string[] => useSyncExternalStore(subscribe, read, () => nothing),
  }
}

export const wishList = createKeptList('vitrine-wish-list', 50)
export const recentlyViewed = createKeptList('vitrine-recently-viewed', 12)

const ownerKey = 'vitrine-wish-list-of'

/** The member whose list stands in this browser; of a visitor's own there is none. */
export const wishListOwner = {
  read: (): string | null => get(ownerKey),
  set: (memberId: string): void => put(ownerKey, memberId),
}

/** Leaves nothing of a member's list in the browser that they signed out of. */
export const forgetMembersList = (): void => {
  if (wishListOwner.read() === null) return
  wishList.replace([])
  put(ownerKey, null)
}

/** The address of a page with these products. */
export const listAddress = (ids: readonly string[]): string =>
  `/wish-list?${new URLSearchParams({ items: ids.slice(0, mostInAddress).join() })}`

/** More of them make an address that some servers refuse. */
export const mostInAddress = 50
