import { lazy, type ComponentType } from 'react'

/** Pixels below the window that count as visible. */
const margin = '600px'

const seen = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const place = typeof document === 'undefined' ? null : document.getElementById(id)
    if (!place) return resolve()
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    watcher.observe(place)
  })

/**
 * Creates a component whose code is loaded when the element with this ID becomes visible. Wrap it in `Suspense`. Until
 * then, and if loading fails, the server-rendered links and forms remain and work.
 */
export const whenSeen = <Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await seen(id)
    try {
      return { default: await load() }
    } catch {
      return new Promise<never>(() => {})
    }
  })
