import type { SalesBreakdown } from '@vitrine/client'
import { Link } from '@vitrine/ui'
import { words } from '../words/words.ts'
import { groupHref, groupName, type Grouping } from './grouping.ts'

const texts = words.reports

export type BreakdownRow = SalesBreakdown['rows'][number]

export const sorts = ['TOTAL_SALES', 'NET_SALES', 'ORDERS', 'QUANTITY', 'DISCOUNTS', 'RETURNS'] as const
export type BreakdownSort = (typeof sorts)[number]

interface FigureColumn {
  readonly sort: BreakdownSort
  readonly header: string
  readonly text: (figures: BreakdownRow['figures']) => string
  /** Without a currency symbol. */
  readonly plain: (figures: BreakdownRow['figures']) => string
}

const counted = (sort: BreakdownSort, name: 'orders' | 'quantity'): FigureColumn => ({
  sort,
  header: texts[name],
  text: (figures) => String(figures[name]),
  plain: (figures) => String(figures[name]),
})

const amount = (sort: BreakdownSort, name: 'totalSales' | 'netSales' | 'discounts' | 'returns'): FigureColumn => ({
  sort,
  header: texts.rows[name],
  text: (figures) => figures[name].formattedAmount,
  plain: (figures) => figures[name].amount,
})

const all = {
  ORDERS: counted('ORDERS', 'orders'),
  QUANTITY: counted('QUANTITY', 'quantity'),
  DISCOUNTS: amount('DISCOUNTS', 'discounts'),
  RETURNS: amount('RETURNS', 'returns'),
  NET_SALES: amount('NET_SALES', 'netSales'),
  TOTAL_SALES: amount('TOTAL_SALES', 'totalSales'),
} as const satisfies Record<BreakdownSort, FigureColumn>

/** The figures that a report has: a discount has no returns or items of its own. */
export const figureColumns = (by: Grouping): readonly FigureColumn[] =>
  by === 'DISCOUNT' ? [all.ORDERS, all.DISCOUNTS, all.TOTAL_SALES] : Object.values(all)

interface ColumnOptions {
  readonly by: Grouping
  readonly isCompared: boolean
  readonly sort: BreakdownSort
  readonly hrefOfSort: (sort: BreakdownSort) => string
}

/** Columns of the table, with headers that sort it. */
export const breakdownColumns = ({ by, isCompared, sort, hrefOfSort }: ColumnOptions) => [
  {
    key: 'name',
    header: texts.groups[by],
    rowHeader: true,
    cell: (row: BreakdownRow) => {
      const href = groupHref(row, by)
      const name = <bdi className="break-words">{groupName(row, by)}</bdi>
      return href ? <Link href={href}>{name}</Link> : name
    },
  },
  ...figureColumns(by).map((column) => ({
    key: column.sort,
    header: column.header,
    align: 'end' as const,
    sort: { href: hrefOfSort(column.sort), ...(column.sort === sort && { direction: 'descending' as const }) },
    cell: ({ figures }: BreakdownRow) => column.text(figures),
  })),
  ...(isCompared
    ? [
        {
          key: 'before',
          header: texts.salesBefore,
          align: 'end' as const,
          cell: ({ previous }: BreakdownRow) => previous?.totalSales.formattedAmount ?? texts.noValue,
        },
      ]
    : []),
]
