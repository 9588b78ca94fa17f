// @ts-check

/**
 * Memory shared by the worker and the main thread: the deadline of the current turn and its client. A turn blocks the
 * worker's thread, so only the main thread can detect that it takes too long.
 * @param {SharedArrayBuffer} memory
 */
export function createTurnClock(memory) {
  const cells = new BigInt64Array(memory)
  return {
    /** @param {number} client @param {number} limitMs 0 for no limit */
    begin(client, limitMs) {
      if (limitMs === 0) return
      Atomics.store(cells, 1, BigInt(client))
      Atomics.store(cells, 0, BigInt(Date.now() + limitMs))
    },
    end() {
      Atomics.store(cells, 0, 0n)
    },
    /**
     * Returns the time until the current turn exceeds its limit, in milliseconds; null if there is no limit or no turn.
     * @returns {number | null}
     */
    msLeft() {
      const deadline = Number(Atomics.load(cells, 0))
      return deadline === 0 ? null : Math.max(deadline - Date.now(), 0)
    },
    /**
     * Returns the client whose turn exceeds its limit; null if there is none.
     * @returns {number | null}
     */
    overdue() {
      const deadline = Number(Atomics.load(cells, 0))
      return deadline !== 0 && Date.now() > deadline ? Number(Atomics.load(cells, 1)) : null
    },
  }
}

/** The size of a clock in bytes. */
export const clockBytes = 2 * BigInt64Array.BYTES_PER_ELEMENT
