/** Keeps values of at most so many bytes together: what was asked for longest ago goes first. */
interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

export const createBoundedMap = <Value>({
  mostBytes,
  bytesOf,
}: {
  readonly mostBytes: number
  readonly bytesOf: (value: Value) => number
}): BoundedMap<Value> => {
  const kept = new Map<string, Value>()
  let bytes = 0

  const forget = (key: string): void => {
    const known = kept.get(key)
    if (known === undefined) return
    bytes -= key.length + bytesOf(known)
    kept.delete(key)
  }

  return {
    get: (key) => {
      const known = kept.get(key)
      if (known === undefined) return undefined
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    set: (key, value) => {
      forget(key)
      kept.set(key, value)
      bytes += key.length + bytesOf(value)
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return
        forget(oldest)
      }
    },
  }
}
