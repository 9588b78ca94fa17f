/** A cache of limited size. Evicts the least recently used values first. */
interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

export const createBoundedMap = <Value>({
  maxBytes,
  bytesOf,
}: {
  readonly maxBytes: number
  readonly bytesOf: (value: Value) => number
}): BoundedMap<Value> => {
  const entries = new Map<string, Value>()
  let bytes = 0

  const remove = (key: string): void => {
    const known = entries.get(key)
    if (known === undefined) return
    bytes -= key.length + bytesOf(known)
    entries.delete(key)
  }

  return {
    get: (key) => {
      const known = entries.get(key)
      if (known === undefined) return undefined
      entries.delete(key)
      entries.set(key, known)
      return known
    },
    set: (key, value) => {
      remove(key)
      entries.set(key, value)
      bytes += key.length + bytesOf(value)
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
  }
}
