/** A database or transaction. Only transactions use the cache. */
interface Reader {
  readonly isTransaction: boolean
}

/**
 * Caches rows that a transaction has locked. Nobody else can change them until it ends, so each is read once, and the
 * transaction's own changes are applied to the cached value instead of being read again.
 */
export interface TransactionCache<Value> {
  /**
   * Call it once the transaction holds the lock. Earlier reads don't count, because others could still change the row.
   */
  readonly begin: (db: Reader, name: string) => void
  /** Returns the cached value, or reads it. */
  readonly read: (db: Reader, name: string, load: () => Promise<Value>) => Promise<Value>
  /** Applies a change that the transaction wrote to the cached value. */
  readonly update: (db: Reader, name: string, change: (value: Value) => Value) => void
  /** Discards the cached value, so that it is read again. */
  readonly invalidate: (db: Reader, name: string) => void
}

export const createTransactionCache = <Value>(): TransactionCache<Value> => {
  const caches = new WeakMap<Reader, Map<string, Promise<Value> | undefined>>()

  return {
    begin: (db, name) => {
      if (!db.isTransaction) return
      const cached = caches.get(db) ?? new Map<string, Promise<Value> | undefined>()
      caches.set(db, cached)
      if (!cached.has(name)) cached.set(name, undefined)
    },

    read: (db, name, load) => {
      const cached = caches.get(db)
      if (!cached?.has(name)) return load()
      const found = cached.get(name)
      if (found) return found
      const loading = load()
      cached.set(name, loading)
      return loading
    },

    update: (db, name, change) => {
      const cached = caches.get(db)
      const found = cached?.get(name)
      if (!found) return
      const changed = found.then(change)
      // The next reader gets the error; without one, it can be ignored.
      changed.catch(() => undefined)
      cached?.set(name, changed)
    },

    invalidate: (db, name) => {
      const cached = caches.get(db)
      if (cached?.has(name)) cached.set(name, undefined)
    },
  }
}
