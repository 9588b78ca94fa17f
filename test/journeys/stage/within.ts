/**
 * Awaits a step of a file's top level, where no timeout of vitest applies. A step that takes more than two minutes fails
 * by its name.
 */
export const within = async <T>(step: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} takes more than two minutes.`)), 120_000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
