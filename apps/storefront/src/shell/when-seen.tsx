import { lazy, type ComponentType } from 'react'

/** Pixels below the window from which on a part counts as in sight. */
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
 * A part of a page whose code is fetched once the element with this id comes into sight; `Suspense` stands around it.
 * Until then, and where the code does not come, it is what the server drew: its links and forms work.
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
