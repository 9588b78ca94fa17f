import type { ProductImport } from '@vitrine/client'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { Alert, Badge, Button, Stack, SummaryList, Table } from '@vitrine/ui'
import { downloadFile } from '../../export/csv.ts'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { problemText } from './problem-text.ts'

const { imports: texts } = words

interface ReportProps {
  readonly report: ProductImport
}

const Counts = ({ report: { format, encoding, counts, collections } }: ReportProps) => (
  <SummaryList
    rows={[
      { label: texts.format, value: texts.formats[format] },
      { label: texts.encoding, value: encoding },
      { label: texts.added, value: counts.new },
      { label: texts.changed, value: counts.changed },
      { label: texts.unchanged, value: counts.unchanged },
      { label: texts.leftOut, value: counts.leftOut },
      ...(collections.length > 0 ? [{ label: texts.collections, value: collections.join(', ') }] : []),
    ]}
  />
)

const Severity = ({ severity }: ProductImport['problems'][number]) => (
  <Badge tone={severity === 'error' ? 'critical' : 'caution'}>{texts.severities[severity]}</Badge>
)

const downloadProblems = ({ problems }: ProductImport): void =>
  downloadFile(
    [
      formatCsv([
        [texts.row, texts.result, texts.column, texts.reason],
        ...problems.map((problem) => [
          String(problem.row),
          texts.severities[problem.severity],
          problem.column ?? '',
          problemText(problem),
        ]),
      ]),
    ],
    'import-problems.csv',
  )

const Problems = ({ report }: ReportProps) => {
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
            { key: 'severity', header: texts.result, cell: ({ problem }) => <Severity {...problem} /> },
            { key: 'column', header: texts.column, cell: ({ problem }) => problem.column ?? texts.wholeRow },
            {
              key: 'message',
              header: texts.reason,
              cell: ({ problem }) => <span className="break-words">{problemText(problem)}</span>,
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

const Products = ({ report: { products, processed } }: ReportProps) => (
  <Section title={texts.products} hint={processed > products.length ? texts.firstProducts(products.length) : undefined}>
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

/** The imported and rejected rows of an import that has ended. */
export const ImportReport = ({ report }: ReportProps) => {
  const { status, dryRun, processed, problems, products } = report
  return (
    <Stack gap="lg">
      {status === 'CANCELED' && (
        <Alert tone="caution">{dryRun ? texts.canceledCheck(processed) : texts.canceled(processed)}</Alert>
      )}
      {status === 'FAILED' && (
        <Alert tone="critical">{dryRun ? texts.failedCheck(processed) : texts.failed(processed)}</Alert>
      )}
      <Section title={dryRun ? texts.wouldDo : texts.done}>
        <div className="max-w-form">
          <Counts report={report} />
        </div>
      </Section>
      {problems.length > 0 && <Problems report={report} />}
      {products.length > 0 && <Products report={report} />}
    </Stack>
  )
}
