import type { ProductImport } from '@vitrine/client'
import { Alert, Button, ProgressBar, Stack } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { imports: texts } = words
const pollMs = 1000

interface RunningImportProps {
  readonly started: ProductImport
  /** Called once the import has ended. */
  readonly onEnd: (ended: ProductImport) => void
}

/** Reads the progress of an import again and again, until it has ended. */
const useProgress = ({ started, onEnd }: RunningImportProps) => {
  const [current, setCurrent] = useState(started)
  const [failure, setFailure] = useState<string>()
  const show = (read: ProductImport) => {
    setFailure(undefined)
    if (read.status === 'RUNNING') setCurrent(read)
    else onEnd(read)
  }
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      try {
        show(await shop.productImports.getProductImport(current.id, { signal: leaving.signal }))
      } catch (error) {
        if (leaving.signal.aborted) return
        setFailure(errorMessage(error))
        // Tried again: the import goes on without this page.
        setCurrent({ ...current })
      }
    }, pollMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // Each answer plans the next request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])
  const cancel = async () => {
    try {
      show(await shop.productImports.cancelProductImport(current.id))
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }
  return { current, failure, cancel }
}

/** The progress of an import, which goes on when the page is left. */
export const RunningImport = (props: RunningImportProps) => {
  const { current, failure, cancel } = useProgress(props)
  const { fileName, dryRun, processed, total } = current
  return (
    <Section title={dryRun ? texts.checking : texts.importing}>
      <Stack className="max-w-form">
        {failure !== undefined && <Alert tone="caution">{failure}</Alert>}
        <ProgressBar
          label={fileName}
          value={processed}
          max={Math.max(1, total)}
          detail={texts.progress(processed, total)}
        />
        <p className="text-muted">{texts.continues}</p>
        <p>
          <Button type="button" size="small" onClick={() => void cancel()}>
            {texts.stop}
          </Button>
        </p>
      </Stack>
    </Section>
  )
}
