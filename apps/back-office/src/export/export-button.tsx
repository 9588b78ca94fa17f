import { dayIn } from '@vitrine/domain/time/day.ts'
import { Button, showToast } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { downloadFile } from './csv.ts'
import { errorMessage } from '../error-message.ts'

export interface Exporting {
  readonly onProgress: (count: number) => void
  readonly signal: AbortSignal
}

interface ExportButtonProps {
  /** Start of the file name; the date is appended. */
  readonly name: string
  readonly collect: (exporting: Exporting) => Promise<{ readonly chunks: readonly string[]; readonly count: number }>
  readonly labels: {
    readonly export: string
    readonly exporting: (count: number) => string
    readonly exported: (count: number) => string
    readonly stopExport: string
  }
}

/** Exports a list as a CSV file. Shows progress and can be stopped. */
export const ExportButton = ({ name, collect, labels }: ExportButtonProps) => {
  const [read, setRead] = useState<number>()
  const timeZone = useTimeZone()
  const stop = useRef<AbortController>(undefined)
  const run = async () => {
    const controller = new AbortController()
    stop.current = controller
    setRead(0)
    try {
      const { chunks, count } = await collect({ onProgress: setRead, signal: controller.signal })
      downloadFile(chunks, `${name}-${dayIn(timeZone, new Date())}.csv`)
      showToast({ message: labels.exported(count) })
    } catch (error) {
      if (!controller.signal.aborted) showToast({ message: errorMessage(error) })
    } finally {
      setRead(undefined)
    }
  }
  if (read === undefined) {
    return (
      <Button type="button" onClick={() => void run()}>
        {labels.export}
      </Button>
    )
  }
  return (
    <>
      <span role="status" className="text-sm text-muted">
        {labels.exporting(read)}
      </span>
      <Button type="button" onClick={() => stop.current?.abort()}>
        {labels.stopExport}
      </Button>
    </>
  )
}
