/** Whatever runs statements: a transaction keeps what it has read, anything else reads anew each time. */
interface Reader {
  readonly isTransaction: boolean
}

/**
 * What transactions have read of what they hold. Nobody else changes it until they end, so that it is read once, and what
 * a transaction writes itself is noted instead of being read again.
 */
export interface TransactionCache<Value> {
  /** From now on this transaction holds it; what was read before, when others could change it, does not count. */
  readonly begin: (db: Reader, name: string) => void
  /** Reads it, or answers what a transaction that holds it has read and noted before. */
  readonly read: (db: Reader, name: string, readAnew: () => Promise<Value>) => Promise<Value>
  /** The transaction has written to it, as `change` does to what was read. */
  readonly update: (db: Reader, name: string, change: (value: Value) => Value) => void
  /** The transaction has written to it, and what it wrote has to be read. */
  readonly invalidate: (db: Reader, name: string) => void
}

export const createTransactionCache = <Value>(): TransactionCache<Value> => {
  const known = new WeakMap<Reader, Map<string, Promise<Value> | undefined>>()

  return {
    begin: (db, name) => {
      if (!db.isTransaction) return
      const held = known.get(db) ?? new Map<string, Promise<Value> | undefined>()
      known.set(db, held)
      if (!held.has(name)) held.set(name, undefined)
    },

    read: (db, name, readAnew) => {
      const held = known.get(db)
      if (!held?.has(name)) return readAnew()
      const found = held.get(name)
      if (found) return found
      const read = readAnew()
      held.set(name, read)
      return read
    },

    update: (db, name, change) => {
      const held = known.get(db)
      const found = held?.get(name)
      if (!found) return
      const changed = found.then(change)
      // Whoever reads it next hears of it; where nobody does, nobody has to.
      changed.catch(() => undefined)
      held?.set(name, changed)
    },

    invalidate: (db, name) => {
      const held = known.get(db)
      if (held?.has(name)) held.set(name, undefined)
    },
  }
}
