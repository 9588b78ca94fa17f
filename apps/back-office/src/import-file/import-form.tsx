import { Alert, Button, Checkbox, FormActions, Stack, SummaryList, Table } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '../error-message.ts'
import { FileChooser } from '../form/file-chooser.tsx'
import { Section } from '../page/section.tsx'
import { words } from '../words/words.ts'
import type { ImportOptions, ImportReport } from './import-rows.ts'
import { FileProblem } from './read-text.ts'

const { fileImports: texts } = words
const shownProblems = 100

const Problems = ({ problems }: ImportReport) => {
  const more = problems.length - shownProblems
  return (
    <Section title={texts.problems}>
      <Table
        caption={texts.problems}
        captionHidden
        rows={problems.slice(0, shownProblems)}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'row', header: texts.row, rowHeader: true, cell: ({ row }) => texts.rowNumber(row) },
          { key: 'field', header: texts.field, cell: ({ column }) => column ?? '' },
          {
            key: 'reason',
            header: texts.reason,
            cell: ({ message }) => <span className="break-words">{message}</span>,
          },
        ]}
      />
      {more > 0 && <p className="text-muted">{texts.more(more)}</p>}
    </Section>
  )
}

const Report = ({ report }: { report: ImportReport }) => (
  <Stack gap="lg">
    <Section title={report.isPreview ? texts.would : texts.done}>
      <SummaryList
        rows={Object.entries(report.counts).map(([action, count]) => ({
          label: texts.actions[action as keyof ImportReport['counts']],
          value: count,
        }))}
      />
    </Section>
    {report.problems.length > 0 && <Problems {...report} />}
  </Stack>
)

type Progress = { readonly done: number; readonly total: number }

/** How rows are read from a file, and imported. */
export interface FileImport<Row> {
  readonly readFile: (file: File) => Promise<readonly Row[]>
  readonly importRows: (
    rows: readonly Row[],
    options: ImportOptions & { readonly onProgress: (done: number) => void },
  ) => Promise<ImportReport>
}

/** Checks and imports a file, and keeps what came of it. */
const useImport = <Row,>({ readFile, importRows }: FileImport<Row>) => {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const [report, setReport] = useState<ImportReport>()
  const run = async (file: File | undefined, options: ImportOptions) => {
    setFailure(undefined)
    setReport(undefined)
    if (!file) return setFailure(texts.fileRequired)
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await readFile(file)
      const onProgress = (done: number) => setProgress({ done, total: rows.length })
      setReport(await importRows(rows, { ...options, onProgress }))
      await revalidate()
    } catch (error) {
      setFailure(error instanceof FileProblem ? error.message : errorMessage(error))
    } finally {
      setProgress(undefined)
    }
    return undefined
  }
  return { progress, failure, report, run, reset: () => setReport(undefined) }
}

interface ImportFormProps<Row> {
  readonly label: string
  readonly updateLabel: string
  readonly updateHint: string
  readonly file: FileImport<Row>
}

/** Imports a CSV file, after a check that names the problems of each row. */
export const ImportForm = <Row,>({ label, updateLabel, updateHint, file: source }: ImportFormProps<Row>) => {
  const [file, setFile] = useState<File>()
  const [updateExisting, setUpdateExisting] = useState(false)
  const { progress, failure, report, run, reset } = useImport(source)
  const isBusy = progress !== undefined
  return (
    <>
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          void run(file, { updateExisting, isPreview: true })
        }}
      >
        <Stack>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <FileChooser
            label={texts.chooseFile}
            chosen={file?.name ?? texts.noFile}
            accept=".csv,text/csv,text/tab-separated-values"
            onFile={(chosen) => {
              setFile(chosen)
              reset()
            }}
          />
          <Checkbox
            label={updateLabel}
            hint={updateHint}
            checked={updateExisting}
            onChange={(event) => {
              setUpdateExisting(event.target.checked)
              reset()
            }}
          />
          <FormActions>
            <Button type="submit" variant={report?.isPreview ? 'secondary' : 'primary'} busy={isBusy}>
              {texts.check}
            </Button>
            {report?.isPreview && (
              <Button
                type="button"
                variant="primary"
                busy={isBusy}
                onClick={() => void run(file, { updateExisting, isPreview: false })}
              >
                {texts.start}
              </Button>
            )}
          </FormActions>
        </Stack>
      </form>
      <div role="status">
        {progress && progress.total > 0 && texts.progress(progress.done, progress.total)}
        {report && <Report report={report} />}
      </div>
    </>
  )
}
