import { SelectField } from '@vitrine/ui'
import { Chips } from '../../../form/chips.tsx'
import { words } from '../../../words/words.ts'

interface ChoiceListProps {
  readonly id: string
  readonly error: string | undefined
  readonly label: string
  readonly addLabel: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Several of some options: the chosen ones, and a list to add one. */
export const ChoiceList = ({ id, error, label, addLabel, options, values, onChange }: ChoiceListProps) => {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label.trim() ?? words.notFound
  return (
    <div className="grid gap-2">
      {values.length > 0 && <span className="v-label">{label}</span>}
      <Chips
        label={label}
        values={values}
        labelOf={labelOf}
        remove={(value) => onChange(values.filter((one) => one !== value))}
      />
      <SelectField
        id={id}
        error={error}
        label={addLabel}
        placeholder={words.choose}
        options={options.filter(({ value }) => !values.includes(value))}
        value=""
        mark="none"
        onChange={(event) => onChange([...values, event.target.value])}
      />
    </div>
  )
}
