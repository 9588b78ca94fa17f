export type StorageHandler = (isFull: boolean) => void

/** Tracks whether the disk is full. */
export interface StorageStatus {
  readonly update: StorageHandler
  /** Calls back on each change, and immediately if the disk is full. The returned function unsubscribes. */
  readonly watch: (handler: StorageHandler) => () => void
}

export const createStorageStatus = (): StorageStatus => {
  const handlers = new Set<StorageHandler>()
  let wasFull = false
  return {
    update: (isFull) => {
      if (isFull === wasFull) return
      wasFull = isFull
      for (const handler of handlers) handler(isFull)
    },
    watch: (handler) => {
      handlers.add(handler)
      if (wasFull) handler(true)
      return () => handlers.delete(handler)
    },
  }
}
