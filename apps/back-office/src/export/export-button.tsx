import { dayIn } from '@vitrine/domain/time/day.ts'
import { Button, showToast } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useTimeZone } from '../clock/use-time-zone.ts'
import { handFile } from './csv.ts'
import { sentenceFor } from '../error-message.ts'

export interface Exporting {
  readonly onProgress: (count: number) => void
  readonly signal: AbortSignal
}

interface ExportButtonProps {
  /** Start of the file name; the date is appended. */
  readonly name: string
  readonly collect: (exporting: Exporting) => Promise<{ readonly texts: readonly string[]; readonly count: number }>
  readonly said: {
    readonly export: string
    readonly exporting: (count: number) => string
    readonly exported: (count: number) => string
    readonly stopExport: string
  }
}

/** Exports a list as a CSV file. Shows progress and can be stopped. */
export const ExportButton = ({ name, collect, said }: ExportButtonProps) => {
  const [read, setRead] = useState<number>()
  const timeZone = useTimeZone()
  const stop = useRef<AbortController>(undefined)
  const run = async () => {
    const controller = new AbortController()
    stop.current = controller
    setRead(0)
    try {
      const { texts, count } = await collect({ onProgress: setRead, signal: controller.signal })
      handFile(texts, `${name}-${dayIn(timeZone, new Date())}.csv`)
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
