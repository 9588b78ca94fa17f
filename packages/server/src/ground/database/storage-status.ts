export type StorageHandler = (isFull: boolean) => void

/** Passes on whether the disk is full. */
export interface StorageStatus {
  readonly update: StorageHandler
  /** Hears of each change, and at once of a disk that is full already. The returned function stops it. */
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
