/** Calls `reread` when data may be outdated: at once if the page is visible, otherwise when it becomes visible. */
export const createPageReturn = (reread: () => void) => {
  const page = typeof document === 'undefined' ? undefined : document
  let isStale = false
  const onVisible = (): void => {
    if (!isStale || page?.hidden) return
    isStale = false
    reread()
  }
  return {
    /** Marks the data as outdated. */
    expire: (): void => {
      isStale = true
      onVisible()
    },
    watch: () => {
      page?.addEventListener('visibilitychange', onVisible)
      return () => page?.removeEventListener('visibilitychange', onVisible)
    },
  }
}
