import { calls, type DemoPast } from '@vitrine/client'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hasUnsaved } from '../form/unsaved.ts'
import { shop } from '../shop.ts'

const everyMs = 2000

const read = async (signal: AbortSignal): Promise<DemoPast | undefined> =>
  (await shop.send(calls.getDemoPast, {}, { signal })).demoPast

/**
 * The progress of adding past orders to the demo store, read again while they are added. All other stores are read once.
 * At the end, the page is loaded again, unless that would lose unsaved changes.
 */
export const useDemoPast = () => {
  const [past, setPast] = useState<DemoPast>()
  const { revalidate } = useRevalidator()
  const isAdding = past?.status === 'ADDING'
  useEffect(() => {
    const controller = new AbortController()
    const look = () =>
      read(controller.signal).then(
        (found) => {
          setPast(found)
          if (isAdding && found === undefined && !hasUnsaved()) void revalidate()
        },
        // It is tried again, or known at the next start of the back office.
        () => undefined,
      )
    void look()
    const timer = isAdding ? setInterval(() => document.hidden || void look(), everyMs) : undefined
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [isAdding, revalidate])
  return { past, setPast }
}
