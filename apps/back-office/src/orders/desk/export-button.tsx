import { Button, showToast } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { handFile } from '../../csv.ts'
import { sentenceFor } from '../../sentences.ts'
import { words } from '../../words/en.ts'
import { exportOrders } from './export.ts'
import type { TagNames } from './order-tags.ts'
import { searchOf, type View } from './view.ts'

const { desk: said } = words

/** Hands the owner all orders that the list finds as a file; it says how far it has come, and can be stopped. */
export const ExportButton = ({ view, tagNames }: { readonly view: View; readonly tagNames: TagNames }) => {
  const [read, setRead] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const run = async () => {
    const controller = new AbortController()
    stop.current = controller
    setRead(0)
    try {
      const { texts, count } = await exportOrders(searchOf(view), {
        tagNames,
        onProgress: setRead,
        signal: controller.signal,
      })
      handFile(texts, `orders-${new Date().toISOString().slice(0, 10)}.csv`)
      showToast({ message: said.exported(count) })
    } catch (error) {
      if (!controller.signal.aborted) showToast({ message: sentenceFor(error) })
    } finally {
      setRead(undefined)
    }
  }
  if (read === undefined) {
    return (
      <Button type="button" onClick={() => void run()}>
        {said.export}
      </Button>
    )
  }
  return (
    <>
      <span role="status" className="text-sm text-muted">
        {said.exporting(read)}
      </span>
      <Button type="button" onClick={() => stop.current?.abort()}>
        {said.stopExport}
      </Button>
    </>
  )
}
