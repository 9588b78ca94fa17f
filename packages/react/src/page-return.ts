/**
 * Calls `reread` for news that came while nobody looked at the page: at once where somebody looks, else when they do
 * again. A page that the browser kept and shows again may have missed all news.
 */
export const createPageReturn = (reread: () => void) => {
  const page = typeof document === 'undefined' ? undefined : document
  let isStale = false
  const onVisible = (): void => {
    if (!isStale || page?.hidden) return
    isStale = false
    reread()
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reread()
  }
  return {
    /** Something may have changed. */
    expire: (): void => {
      isStale = true
      onVisible()
    },
    watch: () => {
      page?.addEventListener('visibilitychange', onVisible)
      page?.defaultView?.addEventListener('pageshow', onShow)
      return () => {
        page?.removeEventListener('visibilitychange', onVisible)
        page?.defaultView?.removeEventListener('pageshow', onShow)
      }
    },
  }
}
