/** Loads the image library on first use, which saves startup time and memory. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Each image uses one core, and the queue limits concurrency. No image is drawn twice.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
