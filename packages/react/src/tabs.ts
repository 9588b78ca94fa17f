/** What tabs tell each other: that the cart changed, or who is there. What it is now they read for themselves. */
export type TabNews = 'cart' | 'session'

export interface Tabs {
  readonly tell: (news: TabNews) => void
  /** Listens to other tabs, not to this one. Returns a function to stop. */
  readonly hear: (listener: (news: TabNews) => void) => () => void
}

/** The tabs of one storefront, by a name that they share; silent where browsers have no channel. */
export const createTabs = (name: string): Tabs => {
  const listeners = new Set<(news: TabNews) => void>()
  let channel: BroadcastChannel | undefined

  const open = (): BroadcastChannel | undefined => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
      for (const listener of listeners) listener(data)
    })
    return opened
  }
  const close = (): void => {
    channel?.close()
    channel = undefined
  }

  return {
    // A channel reaches its own origin alone, and takes no other.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel?.postMessage(news),
    hear: (listener) => {
      listeners.add(listener)
      channel ??= open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close()
      }
    },
  }
}
