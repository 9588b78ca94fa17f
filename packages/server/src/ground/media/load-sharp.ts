/** The library that reads and draws pictures, loaded with the first one: a shop starts sooner, and is smaller until then. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // One picture keeps one core busy; the queue says how many are drawn at once. Nothing is drawn twice.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
