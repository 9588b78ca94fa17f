import type { ProductImport } from '@vitrine/client'
import { Badge, DateTime, Link, Table, type BadgeProps } from '@vitrine/ui'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'

const { imports: texts } = words

const tones: Readonly<Record<ProductImport['status'], NonNullable<BadgeProps['tone']>>> = {
  RUNNING: 'caution',
  COMPLETED: 'positive',
  CANCELED: 'neutral',
  FAILED: 'critical',
}

const stateOf = ({ status, dryRun }: ProductImport): string =>
  dryRun && status === 'COMPLETED' ? texts.validated : texts.states[status]

/** The latest imports of a store, each with a link to its report. */
export const LatestImports = ({ imports }: { readonly imports: readonly ProductImport[] }) => (
  <Section title={texts.latest}>
    <Table
      caption={texts.latest}
      captionHidden
      rows={imports}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'file',
          header: texts.file,
          rowHeader: true,
          cell: ({ id, fileName }) => (
            <Link className="wrap-anywhere" href={`/products/import?import=${id}`}>
              {fileName || texts.unnamed}
            </Link>
          ),
        },
        { key: 'state', header: texts.state, cell: (one) => <Badge tone={tones[one.status]}>{stateOf(one)}</Badge> },
        {
          key: 'products',
          header: texts.products,
          cell: ({ processed, total }) => texts.progress(processed, total),
        },
        {
          key: 'date',
          header: texts.date,
          cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" />,
        },
      ]}
    />
  </Section>
)
