import type { ReactNode } from 'react'
import { Anchor } from '../base/anchor.tsx'
import { joinClasses } from '../base/class-names.ts'
import { ArrowDownIcon } from '../base/icons.tsx'
import { useFirstEntries } from '../base/use-first-entries.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'

export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Row header. Becomes the card's title on phones. */
  rowHeader?: boolean
  /** Hides the header visually, such as above a column of buttons. */
  headerHidden?: boolean
  /** Makes the header a sort link. */
  sort?: { href: string; direction?: 'ascending' | 'descending' }
}

export interface TableProps<Row> {
  /** Title of the table. */
  caption: ReactNode
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode
  className?: string
}

// On phones, the parts of a table are displayed as blocks, and some browsers then drop their roles, so they are
// explicit.
const asTable = { role: 'table' }
const asRowGroup = { role: 'rowgroup' }
const asRow = { role: 'row' }
const asColumnHeader = { role: 'columnheader' }
const asRowHeader = { role: 'rowheader' }
const asCell = { role: 'cell' }

/** Cards that fill the screen of a phone. The width of the window would need a layout. */
const cardsOnScreen = 5

/**
 * The rows of the first frame. On phones, these are the cards that fill a screen; in a table with columns, a row that is
 * drawn later could widen one and move the others.
 */
const firstRows = <Row,>(rows: readonly Row[]): readonly Row[] =>
  globalThis.screen?.width < 600 ? rows.slice(0, cardsOnScreen) : rows

/** A table. On phones, each row becomes a card, and cards below the window are drawn after the first frame. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, empty, className }: TableProps<Row>) {
  const drawn = useFirstEntries(rows, firstRows(rows))
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  const missing = rows.length - drawn.length
  return (
    <div className={joinClasses('v-table-frame', className)}>
      <table className="v-table" {...asTable}>
        <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {columns.map((column) => (
              <TableHeader key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup}>
          {drawn.map((row) => (
            <tr key={rowKey(row)} {...asRow}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Keeps the page long enough to return to where it was scrolled to. */}
      {missing > 0 && <div className="v-table-rest" style={{ ['--rows' as string]: missing }} />}
    </div>
  )
}

function TableHeader<Row>({ column }: { column: TableColumn<Row> }) {
  const { sort, header, align, headerHidden } = column
  return (
    <th
      scope="col"
      {...asColumnHeader}
      data-align={align}
      data-sortable={sort ? true : undefined}
      aria-sort={sort?.direction}
    >
      {headerHidden && <VisuallyHidden>{header}</VisuallyHidden>}
      {!headerHidden && !sort && header}
      {!headerHidden && sort && (
        <Anchor className="v-table-sort" href={sort.href}>
          {header}
          <ArrowDownIcon />
        </Anchor>
      )}
    </th>
  )
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.cell(row)
  if (column.rowHeader)
    return (
      <th scope="row" {...asRowHeader} data-align={column.align}>
        {content}
      </th>
    )
  return (
    <td {...asCell} data-align={column.align}>
      {!column.headerHidden && (
        <span className="v-table-label" aria-hidden="true">
          {column.header}
        </span>
      )}
      {content}
    </td>
  )
}
