import { Alert, Button, Checkbox, FormActions, Stack, SummaryList, Table } from '@vitrine/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorMessage } from '../../error-message.ts'
import { FileChooser } from '../../form/file-chooser.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { FileProblem, importCustomers, readFile, type ImportReport } from './import-file.ts'

const { customers: texts } = words
const shownProblems = 100

const Problems = ({ problems }: ImportReport) => {
  const more = problems.length - shownProblems
  return (
    <Section title={texts.importProblems}>
      <Table
        caption={texts.importProblems}
        captionHidden
        rows={problems.slice(0, shownProblems)}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'row', header: texts.importRow, rowHeader: true, cell: ({ row }) => texts.importRowNumber(row) },
          { key: 'field', header: texts.importField, cell: ({ column }) => column ?? '' },
          {
            key: 'reason',
            header: texts.importReason,
            cell: ({ message }) => <span className="break-words">{message}</span>,
          },
        ]}
      />
      {more > 0 && <p className="text-muted">{texts.importMore(more)}</p>}
    </Section>
  )
}

const Report = ({ report }: { report: ImportReport }) => (
  <Stack gap="lg">
    <Section title={report.isPreview ? texts.importWould : texts.importDone}>
      <SummaryList
        rows={Object.entries(report.counts).map(([action, count]) => ({
          label: texts.importActions[action as keyof ImportReport['counts']],
          value: count,
        }))}
      />
    </Section>
    {report.problems.length > 0 && <Problems {...report} />}
  </Stack>
)

type Progress = { readonly done: number; readonly total: number }

/** Checks and imports a file, and keeps what came of it. */
const useImport = () => {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const [report, setReport] = useState<ImportReport>()
  const run = async (file: File | undefined, options: { updateExisting: boolean; isPreview: boolean }) => {
    setFailure(undefined)
    setReport(undefined)
    if (!file) return setFailure(texts.importFileRequired)
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await readFile(file)
      const onProgress = (done: number) => setProgress({ done, total: rows.length })
      setReport(await importCustomers(rows, { ...options, onProgress }))
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

/** Imports customers from a CSV file, after a check that names the problems of each row. */
export const ImportCustomersPage = () => {
  const [file, setFile] = useState<File>()
  const [updateExisting, setUpdateExisting] = useState(false)
  const { progress, failure, report, run, reset } = useImport()
  const isBusy = progress !== undefined
  return (
    <EntryPage title={texts.importTitle} list={{ label: texts.title, href: '/customers' }} hint={texts.importHint}>
      <form
        aria-label={texts.importTitle}
        onSubmit={(event) => {
          event.preventDefault()
          void run(file, { updateExisting, isPreview: true })
        }}
      >
        <Stack>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <FileChooser
            label={texts.importChooseFile}
            chosen={file?.name ?? texts.importNoFile}
            accept=".csv,text/csv,text/tab-separated-values"
            onFile={(chosen) => {
              setFile(chosen)
              reset()
            }}
          />
          <Checkbox
            label={texts.importUpdate}
            hint={texts.importUpdateHint}
            checked={updateExisting}
            onChange={(event) => {
              setUpdateExisting(event.target.checked)
              reset()
            }}
          />
          <FormActions>
            <Button type="submit" variant={report?.isPreview ? 'secondary' : 'primary'} busy={isBusy}>
              {texts.importCheck}
            </Button>
            {report?.isPreview && (
              <Button
                type="button"
                variant="primary"
                busy={isBusy}
                onClick={() => void run(file, { updateExisting, isPreview: false })}
              >
                {texts.importStart}
              </Button>
            )}
          </FormActions>
        </Stack>
      </form>
      <div role="status">
        {progress && progress.total > 0 && texts.importProgress(progress.done, progress.total)}
        {report && <Report report={report} />}
      </div>
    </EntryPage>
  )
}
