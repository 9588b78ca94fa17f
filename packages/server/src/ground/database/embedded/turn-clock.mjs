// @ts-check

/**
 * Memory that the worker and the main thread share: when the turn that is running has to be over, and whose it is. A
 * turn blocks its thread, so only the other one can see that it takes too long.
 *
 * @param {SharedArrayBuffer} memory
 */
export function createTurnClock(memory) {
  const cells = new BigInt64Array(memory)
  return {
    /** @param {number} client @param {number} limitMs 0 for a turn that may take as long as it takes */
    begin(client, limitMs) {
      if (limitMs === 0) return
      Atomics.store(cells, 1, BigInt(client))
      Atomics.store(cells, 0, BigInt(Date.now() + limitMs))
    },
    end() {
      Atomics.store(cells, 0, 0n)
    },
    /** Whose turn should be over; null if there is none. @returns {number | null} */
    overdue() {
      const deadline = Number(Atomics.load(cells, 0))
      return deadline !== 0 && Date.now() > deadline ? Number(Atomics.load(cells, 1)) : null
    },
  }
}

/** Bytes that a clock needs. */
export const clockBytes = 2 * BigInt64Array.BYTES_PER_ELEMENT
