const cleanUps = new Set<() => void>()

const cleanUpAll = (): void => {
  for (const cleanUp of cleanUps) cleanUp()
}

/** Runs a cleanup when the process exits. The returned function unregisters it. All cleanups share one listener. */
export const atExit = (cleanUp: () => void): (() => void) => {
  if (cleanUps.size === 0) process.once('exit', cleanUpAll)
  cleanUps.add(cleanUp)
  return () => {
    cleanUps.delete(cleanUp)
    if (cleanUps.size === 0) process.off('exit', cleanUpAll)
  }
}
