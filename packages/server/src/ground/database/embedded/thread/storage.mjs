// @ts-check
import { statfsSync } from 'node:fs'
import { readAnswer, simpleQuery } from './messages.mjs'

/** A check takes a few microseconds; a disk does not fill up between two checks. */
const pauseMs = 20

/**
 * Detects a full disk before PostgreSQL does, which would crash if it can't write its log. While less than the reserve
 * is free, new transactions are read-only. They can write again once 1.5 times the reserve is free.
 * @param {import('./engine.mjs').Engine} engine
 * @param {{ folder: string, reserveBytes: number, onChange: (isFull: boolean) => void }} options
 */
export function createStorageWatch(engine, { folder, reserveBytes, onChange }) {
  let isFull = false
  let lastCheck = 0

  /** Checks the disk. Call it only between transactions. */
  function checkStorage() {
    if (Date.now() - lastCheck < pauseMs) return
    lastCheck = Date.now()
    const free = freeBytes(folder)
    const isScarce = free < (isFull ? reserveBytes * 1.5 : reserveBytes)
    if (isScarce === isFull) return
    isFull = isScarce
    readAnswer(engine.run(simpleQuery(`set default_transaction_read_only to ${isFull ? 'on' : 'off'}`)))
    onChange(isFull)
  }

  return { checkStorage, isFull: () => isFull }
}

/**
 * Returns the free space on a folder's disk; Infinity if unknown.
 * @param {string} folder
 */
export function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
