// @ts-check
import { statfsSync } from 'node:fs'
import { readAnswer, simpleQuery } from './messages.mjs'

/** Looking costs a few microseconds; a disk does not fill up between two looks. */
const pauseMs = 20

/**
 * Sees a disk fill up before PostgreSQL does: it would not survive a log that cannot be written. While less than the
 * reserve is free, new transactions read only; they write again as soon as there is half as much again.
 *
 * @param {import('./engine.mjs').Engine} engine
 * @param {{ folder: string, reserveBytes: number, onChange: (isFull: boolean) => void }} options
 */
export function createStorageWatch(engine, { folder, reserveBytes, onChange }) {
  let isFull = false
  let lastLook = 0

  /** Only between transactions. */
  function look() {
    if (Date.now() - lastLook < pauseMs) return
    lastLook = Date.now()
    const free = freeBytes(folder)
    const isScarce = free < (isFull ? reserveBytes * 1.5 : reserveBytes)
    if (isScarce === isFull) return
    isFull = isScarce
    readAnswer(engine.run(simpleQuery(`set default_transaction_read_only to ${isFull ? 'on' : 'off'}`)))
    onChange(isFull)
  }

  return { look, isFull: () => isFull }
}

/** How much a folder's disk still takes; without end where the system does not say. @param {string} folder */
export function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
