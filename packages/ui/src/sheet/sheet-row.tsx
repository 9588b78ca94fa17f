import { memo } from 'react'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import type { SheetColumn, SheetSource, SheetWords } from './sheet-types.ts'

export interface SheetRowProps<Row> extends Omit<SheetSource<Row>, 'rows' | 'keyOf'> {
  readonly row: Row
  readonly index: number
  /** The selected columns, if several cells are selected. */
  readonly from: number
  readonly to: number
  readonly idOf: ((row: Row, column: string) => string | undefined) | undefined
  readonly errorOf: ((row: Row, column: string) => string | undefined) | undefined
  readonly cellLabel: SheetWords['cell']
  readonly onType: (row: Row, column: string, value: string) => void
}

function SheetRowView<Row>(props: SheetRowProps<Row>) {
  const { row, columns, headerOf } = props
  const editable = columns.filter(({ kind }) => kind !== 'readonly')
  return (
    <tr>
      <th scope="row">{headerOf(row)}</th>
      {columns.map((column) => (
        <Cell key={column.key} {...props} column={column} place={editable.indexOf(column)} />
      ))}
    </tr>
  )
}

interface CellProps<Row> extends SheetRowProps<Row> {
  readonly column: SheetColumn
  /** Its position among the columns that can be edited. */
  readonly place: number
}

function Cell<Row>({ row, index, from, to, column, place, ...source }: CellProps<Row>) {
  const { key, kind = 'text', header, maxLength, placeholder } = column
  const value = source.valueOf(row, key)
  if (kind === 'readonly') return <td data-kind="readonly">{value}</td>
  const error = source.errorOf?.(row, key)
  const id = source.idOf?.(row, key)
  const shared = {
    id,
    'data-row': index,
    'data-column': place,
    'aria-label': source.cellLabel(header, source.labelOf(row)),
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-describedby': error === undefined || id === undefined ? undefined : `${id}-error`,
  }
  return (
    <td data-kind={kind} data-selected={(place >= from && place <= to) || undefined}>
      {kind === 'checkbox' ? (
        <input
          type="checkbox"
          className="v-tick"
          {...shared}
          checked={value !== ''}
          onChange={(event) => source.onType(row, key, event.target.checked ? 'true' : '')}
        />
      ) : (
        <input
          className="v-sheet-cell"
          {...shared}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => source.onType(row, key, event.target.value)}
        />
      )}
      {error !== undefined && (
        <span className="v-sheet-error" id={id === undefined ? undefined : `${id}-error`}>
          <VisuallyHidden>{error}</VisuallyHidden>
          <span aria-hidden="true" title={error}>
            !
          </span>
        </span>
      )}
    </td>
  )
}

/** A row, which only renders again if it changes. */
export const SheetRow = memo(SheetRowView) as typeof SheetRowView
