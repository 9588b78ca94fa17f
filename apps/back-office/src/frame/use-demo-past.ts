import { calls, type DemoPast } from '@vitrine/client'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hasUnsaved } from '../form/unsaved.ts'
import { shop } from '../first-shop.ts'

const everyMs = 2000

const read = async (signal?: AbortSignal): Promise<DemoPast | undefined> =>
  (await shop.send(calls.getDemoPast, {}, { ...(signal && { signal }) })).demoPast

/** Returns the progress of adding past orders to the demo store. Pages open without it if it fails. */
export const loadDemoPast = (): Promise<DemoPast | undefined> => read().catch(() => undefined)

/**
 * The progress of adding past orders to the demo store, read again while they are added. At the end, the page is loaded
 * again, unless that would lose unsaved changes.
 */
export const useDemoPast = (loaded: DemoPast | undefined) => {
  const [past, setPast] = useState(loaded)
  const { revalidate } = useRevalidator()
  const isAdding = past?.status === 'ADDING'
  useEffect(() => {
    if (!isAdding) return undefined
    const controller = new AbortController()
    const look = async () => {
      const found = await read(controller.signal)
      setPast(found)
      if (found === undefined && !hasUnsaved()) void revalidate()
    }
    // A failed look is followed by another one.
    const timer = setInterval(() => document.hidden || void look().catch(() => undefined), everyMs)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [isAdding, revalidate])
  return { past, setPast }
}
