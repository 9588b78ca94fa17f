/** Calls `reread` for news that came while nobody looked at the page: at once where somebody looks, else when they do. */
export const createPageReturn = (reread: () => void) => {
  const page = typeof document === 'undefined' ? undefined : document
  let isStale = false
  const onVisible = (): void => {
    if (!isStale || page?.hidden) return
    isStale = false
    reread()
  }
  return {
    /** Something may have changed. */
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
