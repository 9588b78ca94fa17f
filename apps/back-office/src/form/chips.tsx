import { CloseIcon, IconButton } from '@vitrine/ui'
import { words } from '../words/words.ts'

interface ChipsProps<Value extends string> {
  /** Selected values in display order. */
  readonly values: readonly Value[]
  /** Display name of a value. */
  readonly labelOf: (value: Value) => string
  readonly remove: (value: Value) => void
  /** Name of the hidden form field, if the form submits the values. */
  readonly name?: string
  /** Accessible name of the list, if no visible label has it. */
  readonly label?: string
}

/** Selected values, each with a remove button. */
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
