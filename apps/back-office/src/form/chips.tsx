import { CloseIcon, IconButton } from '@vitrine/ui'
import { words } from '../words/en.ts'

interface ChipsProps<Value extends string> {
  /** What was chosen, in the order in which it is shown. */
  readonly values: readonly Value[]
  /** What one is called. */
  readonly labelOf: (value: Value) => string
  readonly remove: (value: Value) => void
  /** Of the field that has them, where a form sends them. */
  readonly name?: string
  /** What the list is called, where nothing beside it says so. */
  readonly label?: string
}

/** What was chosen, each with the way to take it out again. */
export const Chips = <Value extends string>({ values, labelOf, remove, name, label }: ChipsProps<Value>) =>
  values.length === 0 ? null : (
    <ul aria-label={label} className="flex list-none flex-wrap gap-2 p-0">
      {values.map((value) => (
        <li
          key={value}
          className="flex min-w-0 items-center gap-1 rounded-md border border-line bg-surface ps-3 break-words"
        >
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          {labelOf(value)}
          <IconButton label={words.removeOne(labelOf(value))} onClick={() => remove(value)}>
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  )
