import { Alert, Badge, Button, Checkbox, FormActions, Stack, SummaryList, Table } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { Section } from '../../page/section.tsx'
import { sentenceFor } from '../../error-message.ts'
import { words } from '../../words/en.ts'
import { uploadImport, type ImportProblem, type ImportReport } from './upload-import.ts'

const { imports: said } = words
const largestBytes = 10 * 1024 * 1024

const Counts = ({ report: { format, encoding, counts } }: { report: ImportReport }) => (
  <SummaryList
    rows={[
      { label: said.format, value: said.formats[format] },
      { label: said.encoding, value: encoding },
      { label: said.added, value: counts.new },
      { label: said.changed, value: counts.changed },
      { label: said.unchanged, value: counts.unchanged },
      { label: said.leftOut, value: counts.leftOut },
      ...(counts.collections.length > 0 ? [{ label: said.collections, value: counts.collections.join(', ') }] : []),
    ]}
  />
)

const Severity = ({ problem: { severity } }: { problem: ImportProblem }) => (
  <Badge tone={severity === 'error' ? 'critical' : 'caution'}>{said.severities[severity]}</Badge>
)

const Problems = ({ report: { problems, moreProblems } }: { report: ImportReport }) => (
  <Section title={said.problems} hint={said.problemsHint}>
    <Stack>
      <Table
        caption={said.problems}
        captionHidden
        rows={problems.map((problem, index) => ({ problem, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'row', header: said.row, rowHeader: true, cell: ({ problem }) => said.rowNumber(problem.row) },
          { key: 'severity', header: said.result, cell: ({ problem }) => <Severity problem={problem} /> },
          { key: 'column', header: said.column, cell: ({ problem }) => problem.column ?? said.wholeRow },
          {
            key: 'message',
            header: said.reason,
            cell: ({ problem }) => <span className="break-words">{problem.message}</span>,
          },
        ]}
      />
      {moreProblems > 0 && <p className="text-muted">{said.moreProblems(moreProblems)}</p>}
    </Stack>
  </Section>
)

/** Imported and rejected rows. */
const Report = ({ report }: { report: ImportReport }) => (
  <Stack gap="lg">
    <Section title={report.dryRun ? said.wouldDo : said.done}>
      <Counts report={report} />
    </Section>
    {report.problems.length > 0 && <Problems report={report} />}
  </Stack>
)

/** Imports products from another store's export and reports each row. */
export const ImportPage = () => {
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [dryRun, setDryRun] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [report, setReport] = useState<ImportReport>()
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setReport(undefined)
    setFailure(chosen && chosen.size > largestBytes ? said.tooLarge : undefined)
  }
  const run = async () => {
    if (!file) return setFailure(said.noFile)
    if (file.size > largestBytes) return undefined
    setBusy(true)
    setFailure(undefined)
    setReport(undefined)
    try {
      setReport(await uploadImport(file, { dryRun }))
      await revalidate()
    } catch (error) {
      // Browsers cannot read a file that was changed after it was selected.
      setFailure(error instanceof TypeError ? said.unreadable : sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <EntryPage title={said.title} list={{ label: words.products, href: '/products' }} hint={said.hint}>
      <form
        aria-label={said.title}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <Stack>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <p className="flex flex-wrap items-center gap-3">
            <Button type="button" onClick={() => input.current?.click()}>
              {said.choose}
            </Button>
            <span className="min-w-0 break-words text-muted">{file?.name ?? said.noneChosen}</span>
          </p>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/tab-separated-values"
            aria-label={said.choose}
            hidden
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) choose(chosen)
            }}
          />
          <Checkbox
            label={said.dryRun}
            hint={said.dryRunHint}
            checked={dryRun}
            onChange={(event) => setDryRun(event.target.checked)}
          />
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {dryRun ? said.check : said.start}
            </Button>
          </FormActions>
        </Stack>
      </form>
      <div role="status">{report && <Report report={report} />}</div>
    </EntryPage>
  )
}
