import type { ReportFigures } from '@vitrine/client'
import { TableSection } from '../page/table-section.tsx'
import { words } from '../words/words.ts'
import type { amountRows } from './amount-rows.ts'

const texts = words.reports

interface AmountTableProps {
  readonly title: string
  readonly hint: string
  readonly names: readonly (typeof amountRows)[number][]
  readonly figures: ReportFigures
  readonly previous: ReportFigures | undefined
}

/** A table of amounts of the whole period, with those of the compared one. */
export const AmountTable = ({ title, hint, names, figures, previous }: AmountTableProps) => (
  <TableSection
    title={title}
    hint={hint}
    rows={names}
    rowKey={(name) => name}
    columns={[
      { key: 'name', header: title, rowHeader: true, cell: (name) => texts.rows[name] },
      { key: 'amount', header: texts.amount, align: 'end', cell: (name) => figures[name].formattedAmount },
      ...(previous
        ? [
            {
              key: 'before',
              header: texts.amountBefore,
              align: 'end' as const,
              cell: (name: (typeof names)[number]) => previous[name].formattedAmount,
            },
          ]
        : []),
    ]}
  />
)
