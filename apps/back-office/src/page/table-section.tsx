import { EmptyState, Link, Table, type TableProps } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'

interface TableSectionProps<Row> extends Pick<TableProps<Row>, 'rows' | 'rowKey' | 'columns'> {
  readonly title: string
  readonly hint?: string
  /** The way to add one. */
  readonly add?: ReactNode
  /** What is said where there is none, in a word or at length; then the way to add one stands there. */
  readonly none?: string | { readonly title: string; readonly hint: string }
}

/** A part of a page that lists what there is of one kind. */
export const TableSection = <Row,>({ title, hint, add, none, ...table }: TableSectionProps<Row>) => {
  const isAddBelow = typeof none === 'object' && table.rows.length === 0
  return (
    <Section title={title} hint={hint} actions={!isAddBelow && add}>
      <Table
        {...table}
        caption={title}
        captionHidden
        empty={
          typeof none === 'object' ? (
            <EmptyState title={none.title} level={3} actions={add}>
              {none.hint}
            </EmptyState>
          ) : (
            <p className="text-muted">{none}</p>
          )
        }
      />
    </Section>
  )
}

interface LinkColumn<Row> {
  readonly key?: string
  readonly header: string
  readonly href: (row: Row) => string
  readonly name: (row: Row) => ReactNode
}

/** The column that names a row, and leads to its page. */
export const linkColumn = <Row,>({ key = 'name', header, href, name }: LinkColumn<Row>) => ({
  key,
  header,
  rowHeader: true,
  cell: (row: Row) => <Link href={href(row)}>{name(row)}</Link>,
})

interface ActionColumn<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
}

/** What can be done with a row, at its end. */
export const actionColumn = <Row,>(column: ActionColumn<Row>) =>
  ({ ...column, headerHidden: true, align: 'end' }) as const
