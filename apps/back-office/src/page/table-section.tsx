import { EmptyState, Link, Table, type TableProps } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { useAccess } from '../access/access.tsx'
import { Section } from './section.tsx'

interface TableSectionProps<Row> extends Pick<TableProps<Row>, 'rows' | 'rowKey' | 'columns'> {
  readonly title: string
  readonly hint?: string
  /** Button that adds an entry. */
  readonly add?: ReactNode
  /** Shown if there are no entries. An empty state with a title contains the add button. */
  readonly none?: string | { readonly title: string; readonly hint: string }
}

/** A section with a table of entries. */
export const TableSection = <Row,>({ title, hint, add: button, none, ...table }: TableSectionProps<Row>) => {
  const { mayChange } = useAccess()
  const add = mayChange && button
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

/** A column with the entry's name as a link. */
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

/** A column with actions at the end of a row. */
export const actionColumn = <Row,>(column: ActionColumn<Row>) =>
  ({ ...column, headerHidden: true, align: 'end' }) as const
