/** Messages between tabs: the cart or the session has changed. Each tab reloads the data itself. */
type TabNews = 'cart' | 'session'

export interface Tabs {
  readonly notify: (news: TabNews) => void
  /** Listens to other tabs. Returns a function to stop. */
  readonly listen: (listener: (news: TabNews) => void) => () => void
}

/** Connects the tabs of a storefront by a shared name. Does nothing without `BroadcastChannel`. */
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
  /** A page restored from the back/forward cache may have missed messages. */
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    open()
    pass('session')
    pass('cart')
  }
  const start = (): void => {
    open()
    if (typeof document === 'undefined') return
    // An open channel would keep the page out of the back/forward cache.
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
    // A channel is limited to its own origin and has no target origin.
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
