import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import { SheetRow } from './sheet-row.tsx'
import type { SheetChange, SheetSource, SheetWords } from './sheet-types.ts'
import { useSheet } from './use-sheet.ts'

export interface SheetProps<Row> extends SheetSource<Row> {
  readonly caption: string
  /** Header of the column with the rows' headers. */
  readonly corner: string
  readonly words: SheetWords
  readonly onChange: (changes: readonly SheetChange[]) => void
  /** ID of a cell, such as the field of a request. */
  readonly idOf?: (row: Row, column: string) => string | undefined
  readonly errorOf?: (row: Row, column: string) => string | undefined
  /** Beside the buttons, such as a filter. */
  readonly actions?: ReactNode
}

/**
 * A table whose cells are edited as in a spreadsheet: arrow keys and Enter move, Shift with them and dragging select, Ctrl
 * or ⌘ with D fills down, Z takes back, and blocks of cells are copied and pasted. It keeps no values: `onChange` gets them.
 */
export function Sheet<Row>({ caption, corner, words, onChange, idOf, errorOf, actions, ...source }: SheetProps<Row>) {
  const { rows, columns, keyOf, labelOf, headerOf, valueOf } = source
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useSheet(source, { frame, onChange })
  const [changed, setChanged] = useState(0)
  const { range } = sheet
  // The same function for every render, so that typing renders one row.
  const type = useRef(sheet.type)
  useEffect(() => {
    type.current = sheet.type
  })
  const onType = useCallback((row: Row, column: string, value: string) => type.current(row, column, value), [])
  return (
    <div className="v-sheet">
      <div className="v-sheet-tools">
        {actions}
        <Button type="button" size="small" disabled={!sheet.hasActive} onClick={() => setChanged(sheet.copyDown())}>
          {words.copyDown}
        </Button>
        <Button
          type="button"
          size="small"
          variant="quiet"
          disabled={!sheet.canUndo}
          onClick={() => setChanged(sheet.undo())}
        >
          {words.undo}
        </Button>
        <VisuallyHidden role="status">{changed > 0 && words.changed(changed)}</VisuallyHidden>
      </div>
      <div ref={frame} className="v-sheet-frame">
        {/* The cells have the focus; the table only handles their events. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className="v-sheet-table" {...sheet.handlers}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ key, header, kind }) => (
                <th key={key} scope="col" data-kind={kind}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const isSelected = range !== undefined && index >= range.top && index <= range.bottom
              return (
                <SheetRow
                  key={keyOf(row)}
                  columns={columns}
                  labelOf={labelOf}
                  headerOf={headerOf}
                  valueOf={valueOf}
                  row={row}
                  index={index}
                  from={isSelected ? range.left : 0}
                  to={isSelected ? range.right : -1}
                  idOf={idOf}
                  errorOf={errorOf}
                  cellLabel={words.cell}
                  onType={onType}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="v-hint">{words.hint}</p>
    </div>
  )
}
