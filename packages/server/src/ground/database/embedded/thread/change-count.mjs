// @ts-check

/**
 * Memory shared by the worker and the main thread: how often transactions have changed rows. It says nothing about
 * which rows, and counts some transactions twice.
 * @param {SharedArrayBuffer} memory
 */
export function createChangeCount(memory) {
  const cells = new BigInt64Array(memory)
  return {
    add() {
      Atomics.add(cells, 0, 1n)
    },
    read() {
      return Atomics.load(cells, 0)
    },
  }
}

/** The size of a count in bytes. */
export const countBytes = BigInt64Array.BYTES_PER_ELEMENT
