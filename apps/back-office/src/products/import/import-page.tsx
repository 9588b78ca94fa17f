import { Alert, Badge, Button, Checkbox, FormActions, Stack, SummaryList, Table } from '@vitrine/ui'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { downloadFile } from '../../export/csv.ts'
import { Section } from '../../page/section.tsx'
import { errorMessage } from '../../error-message.ts'
import { words } from '../../words/words.ts'
import { uploadImport, type ImportProblem, type ImportReport } from './upload-import.ts'

const { imports: texts } = words
const maxBytes = 10 * 1024 * 1024

const Counts = ({ report: { format, encoding, counts } }: { report: ImportReport }) => (
  <SummaryList
    rows={[
      { label: texts.format, value: texts.formats[format] },
      { label: texts.encoding, value: encoding },
      { label: texts.added, value: counts.new },
      { label: texts.changed, value: counts.changed },
      { label: texts.unchanged, value: counts.unchanged },
      { label: texts.leftOut, value: counts.leftOut },
      ...(counts.collections.length > 0 ? [{ label: texts.collections, value: counts.collections.join(', ') }] : []),
    ]}
  />
)

const Severity = ({ problem: { severity } }: { problem: ImportProblem }) => (
  <Badge tone={severity === 'error' ? 'critical' : 'caution'}>{texts.severities[severity]}</Badge>
)

const Problems = ({ report }: { report: ImportReport }) => {
  const { problems, moreProblems } = report
  return (
    <Section title={texts.problems} hint={texts.problemsHint}>
      <Stack>
        <Table
          caption={texts.problems}
          captionHidden
          rows={problems.map((problem, index) => ({ problem, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            { key: 'row', header: texts.row, rowHeader: true, cell: ({ problem }) => texts.rowNumber(problem.row) },
            { key: 'severity', header: texts.result, cell: ({ problem }) => <Severity problem={problem} /> },
            { key: 'column', header: texts.column, cell: ({ problem }) => problem.column ?? texts.wholeRow },
            {
              key: 'message',
              header: texts.reason,
              cell: ({ problem }) => <span className="break-words">{problem.message}</span>,
            },
          ]}
        />
        {moreProblems > 0 && <p className="text-muted">{texts.moreProblems(moreProblems)}</p>}
        <p>
          <Button type="button" size="small" onClick={() => downloadProblems(report)}>
            {texts.downloadProblems}
          </Button>
        </p>
      </Stack>
    </Section>
  )
}

const Products = ({ report: { products, counts } }: { report: ImportReport }) => {
  const all = counts.new + counts.changed + counts.unchanged + counts.leftOut
  return (
    <Section title={texts.products} hint={all > products.length ? texts.firstProducts(products.length) : undefined}>
      <Table
        caption={texts.products}
        captionHidden
        rows={products}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'name', header: words.name, rowHeader: true, cell: ({ name }) => name },
          { key: 'row', header: texts.row, cell: ({ row }) => texts.rowNumber(row) },
          { key: 'outcome', header: texts.result, cell: ({ outcome }) => texts.outcomes[outcome] },
        ]}
      />
    </Section>
  )
}

const downloadProblems = ({ problems }: ImportReport): void =>
  downloadFile(
    [
      formatCsv([
        [texts.row, texts.result, texts.column, texts.reason],
        ...problems.map(({ row, severity, column = '', message }) => [
          String(row),
          texts.severities[severity],
          column,
          message,
        ]),
      ]),
    ],
    'import-problems.csv',
  )

/** Imported and rejected rows. */
const Report = ({ report }: { report: ImportReport }) => (
  <Stack gap="lg">
    <Section title={report.dryRun ? texts.wouldDo : texts.done}>
      <Counts report={report} />
    </Section>
    {report.problems.length > 0 && <Problems report={report} />}
    {report.products.length > 0 && <Products report={report} />}
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
    setFailure(chosen && chosen.size > maxBytes ? texts.tooLarge : undefined)
  }
  const run = async () => {
    if (!file) return setFailure(texts.noFile)
    if (file.size > maxBytes) return undefined
    setBusy(true)
    setFailure(undefined)
    setReport(undefined)
    try {
      setReport(await uploadImport(file, { dryRun }))
      await revalidate()
    } catch (error) {
      // Browsers cannot read a file that was changed after it was selected.
      setFailure(error instanceof TypeError ? texts.unreadable : errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <EntryPage title={texts.title} list={{ label: words.products, href: '/products' }} hint={texts.hint}>
      <form
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <Stack>
          {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
          <p className="flex flex-wrap items-center gap-3">
            <Button type="button" onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <span className="min-w-0 break-words text-muted">{file?.name ?? texts.noneChosen}</span>
          </p>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/tab-separated-values"
            aria-label={texts.choose}
            hidden
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) choose(chosen)
            }}
          />
          <Checkbox
            label={texts.dryRun}
            hint={texts.dryRunHint}
            checked={dryRun}
            onChange={(event) => setDryRun(event.target.checked)}
          />
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {dryRun ? texts.check : texts.start}
            </Button>
          </FormActions>
        </Stack>
      </form>
      <div role="status">{report && <Report report={report} />}</div>
    </EntryPage>
  )
}
