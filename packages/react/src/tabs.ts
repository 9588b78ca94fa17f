/** What tabs tell each other: that the cart changed, or who is there. What it is now they read for themselves. */
export type TabNews = 'cart' | 'session'

export interface Tabs {
  readonly notify: (news: TabNews) => void
  /** Listens to other tabs, not to this one. Returns a function to stop. */
  readonly listen: (listener: (news: TabNews) => void) => () => void
}

/** The tabs of one storefront, by a name that they share; silent where browsers have no channel. */
export const createTabs = (name: string): Tabs => {
  const listeners = new Set<(news: TabNews) => void>()
  let channel: BroadcastChannel | undefined

  const pass = (news: TabNews): void => {
    for (const listener of listeners) listener(news)
  }
  const open = (): void => {
    if (typeof BroadcastChannel === 'undefined' || channel) return
    channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => pass(data))
  }
  const close = (): void => {
    channel?.close()
    channel = undefined
  }
  /** A page that the browser kept and shows again has missed what was told meanwhile. */
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    open()
    pass('session')
    pass('cart')
  }
  const start = (): void => {
    open()
    if (typeof document === 'undefined') return
    // Browsers do not keep pages that hold a channel open.
    addEventListener('pagehide', close)
    addEventListener('pageshow', onShow)
  }
  const stop = (): void => {
    close()
    if (typeof document === 'undefined') return
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', onShow)
  }

  return {
    // A channel reaches its own origin alone, and takes no other.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    notify: (news) => channel?.postMessage(news),
    listen: (listener) => {
      if (listeners.size === 0) start()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
