/**
 * Reads by key, one at a time for each: whoever asks while a read runs shares the next with all others who wait. What
 * they are told was read after they had asked, so nothing that was written before is missing in it.
 */
export const shareReads = <Value>(read: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const running = new Map<string, Promise<Value>>()
  const next = new Map<string, Promise<Value>>()

  const begin = (key: string): Promise<Value> => {
    next.delete(key)
    const value = read(key).finally(() => {
      if (running.get(key) === value) running.delete(key)
    })
    running.set(key, value)
    return value
  }

  return (key) => {
    const current = running.get(key)
    if (!current) return begin(key)
    const known = next.get(key)
    if (known) return known
    const begun = current.then(
      () => begin(key),
      () => begin(key),
    )
    next.set(key, begun)
    return begun
  }
}
