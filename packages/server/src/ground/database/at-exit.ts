const cleanUps = new Set<() => void>()

const cleanUpAll = (): void => {
  for (const cleanUp of cleanUps) cleanUp()
}

/** Does something when the process ends; the returned function takes it back. However many wait, one listener does. */
export const atExit = (cleanUp: () => void): (() => void) => {
  if (cleanUps.size === 0) process.once('exit', cleanUpAll)
  cleanUps.add(cleanUp)
  return () => {
    cleanUps.delete(cleanUp)
    if (cleanUps.size === 0) process.off('exit', cleanUpAll)
  }
}
