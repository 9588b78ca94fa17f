import type { ProductImport } from '@vitrine/client'
import { Alert, Button, Checkbox, FormActions, Stack } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../error-message.ts'
import { FileChooser } from '../../form/file-chooser.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { ImportReport } from './import-report.tsx'
import { LatestImports } from './latest-imports.tsx'
import { RunningImport } from './running-import.tsx'
import { uploadImport } from './upload-import.ts'

const { imports: texts } = words
const maxBytes = 25 * 1024 * 1024

interface Imports {
  readonly latest: readonly ProductImport[]
  /** The import that the address names, or else the one that is running. */
  readonly shown: ProductImport | undefined
}

export const loadImports = async ({ url, call }: PageRequest): Promise<Imports> => {
  const latest = await shop.productImports.listProductImports(call)
  const id = url.searchParams.get('import') ?? latest.find(({ status }) => status === 'RUNNING')?.id
  return { latest, shown: id === undefined ? undefined : await shop.productImports.getProductImport(id, call) }
}

interface FileFormProps {
  /** Whether a file is being imported: one at a time. */
  readonly isRunning: boolean
  readonly onStart: (started: ProductImport) => Promise<void>
}

const FileForm = ({ isRunning, onStart }: FileFormProps) => {
  const [file, setFile] = useState<File>()
  const [dryRun, setDryRun] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const choose = (chosen: File) => {
    setFile(chosen)
    setFailure(chosen.size > maxBytes ? texts.tooLarge : undefined)
  }
  const start = async () => {
    if (!file) return setFailure(texts.noFile)
    if (file.size > maxBytes) return undefined
    setBusy(true)
    setFailure(undefined)
    try {
      await onStart(await uploadImport(file, { dryRun }))
    } catch (error) {
      // Browsers cannot read a file that was changed after it was selected.
      setFailure(error instanceof TypeError ? texts.unreadable : errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="max-w-form"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <Stack>
        {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        <FileChooser
          label={texts.choose}
          chosen={file?.name ?? texts.noneChosen}
          accept=".csv,text/csv,text/tab-separated-values"
          onFile={choose}
        />
        <Checkbox
          label={texts.dryRun}
          hint={texts.dryRunHint}
          checked={dryRun}
          onChange={(event) => setDryRun(event.target.checked)}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isRunning}>
            {dryRun ? texts.check : texts.start}
          </Button>
        </FormActions>
      </Stack>
    </form>
  )
}

/** Imports products from another store's export, with progress, and reports each row. */
export const ImportPage = ({ data: { latest, shown } }: PageProps<Imports>) => {
  const navigate = useNavigate()
  const show = async ({ id }: ProductImport) => {
    await navigate(`?import=${id}`, { replace: true, preventScrollReset: true })
  }
  const isRunning = shown?.status === 'RUNNING'
  const earlier = latest.filter(({ status }) => status !== 'RUNNING')
  return (
    <EntryPage wide title={texts.title} list={{ label: words.products, href: '/products' }} hint={texts.hint}>
      <FileForm isRunning={isRunning} onStart={show} />
      <div role="status">
        {shown && isRunning && <RunningImport key={shown.id} started={shown} onEnd={(ended) => void show(ended)} />}
        {shown && !isRunning && <ImportReport report={shown} />}
      </div>
      {earlier.length > 0 && <LatestImports imports={earlier} />}
    </EntryPage>
  )
}
