import { CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { hasValue, operatorsOf } from '@vitrine/domain/collection-rule/rule.ts'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { words } from '../../words/words.ts'
import type { RuleHints } from './load-hints.ts'
import { nameOf, withField, type ConditionDraft, type ConditionField } from './rule-draft.ts'

const { collectionRules: texts } = words

interface ConditionRowProps {
  readonly draft: ConditionDraft
  readonly index: number
  readonly hints: RuleHints
  readonly field: FieldOf
  readonly onChange: (draft: ConditionDraft) => void
  /** Absent if it is the only condition. */
  readonly onRemove: (() => void) | undefined
}

const fieldHints: Partial<Record<ConditionField, string>> = texts.fieldHints

const unitOf = (field: ConditionField, { currency, weightUnit }: RuleHints): string | undefined => {
  if (field === 'PRICE') return currency
  if (field === 'WEIGHT') return weightUnit.toLowerCase()
  return field === 'CREATED' ? texts.days : undefined
}

const inputModes: Partial<Record<ConditionField, 'decimal' | 'numeric'>> = {
  PRICE: 'decimal',
  WEIGHT: 'decimal',
  CREATED: 'numeric',
}

/** Names that products have and that a condition may mean. */
const suggestionsOf = ({ field, option }: ConditionDraft, hints: RuleHints): readonly string[] => {
  if (field === 'BRAND') return hints.brands
  if (field === 'RIBBON') return hints.ribbons
  return field === 'CHOICE' ? (hints.choicesByOption.get(option.trim()) ?? []) : []
}

const Suggestions = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </datalist>
)

const ValueField = ({ draft, index, hints, field, onChange }: ConditionRowProps) => {
  const { field: name, operator, value } = draft
  if (!hasValue(operator)) return null
  const shared = { ...field(nameOf(index, 'value')), label: texts.value, labelHidden: true, mark: 'none' as const }
  if (name === 'PRODUCT_TYPE')
    return (
      <SelectField
        {...shared}
        className="sm:col-span-2"
        options={optionsOf(texts.types)}
        value={value}
        onChange={({ target }) => onChange({ ...draft, value: target.value })}
      />
    )
  const unit = unitOf(name, hints)
  const list = `${shared.id}-suggestions`
  return (
    <div className={name === 'CHOICE' ? '' : 'sm:col-span-2'}>
      <TextField
        {...shared}
        value={value}
        maxLength={100}
        inputMode={inputModes[name] ?? 'text'}
        list={list}
        {...(name === 'CHOICE' && { placeholder: texts.value })}
        {...(unit !== undefined && { end: unit })}
        onChange={({ target }) => onChange({ ...draft, value: target.value })}
      />
      <Suggestions id={list} values={suggestionsOf(draft, hints)} />
    </div>
  )
}

const OptionField = ({ draft, index, hints, field, onChange }: ConditionRowProps) => {
  const shared = field(nameOf(index, 'option'))
  const list = `${shared.id}-suggestions`
  return (
    <div>
      <TextField
        {...shared}
        label={texts.option}
        labelHidden
        placeholder={texts.option}
        mark="none"
        maxLength={50}
        list={list}
        value={draft.option}
        onChange={({ target }) => onChange({ ...draft, option: target.value })}
      />
      <Suggestions id={list} values={[...hints.choicesByOption.keys()]} />
    </div>
  )
}

/** The fields of a condition. */
export const ConditionRow = (props: ConditionRowProps) => {
  const { draft, index, field, onChange, onRemove } = props
  const operators = Object.fromEntries(operatorsOf[draft.field].map((name) => [name, texts.operators[name]]))
  return (
    <div role="group" aria-label={texts.condition(index + 1)} className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
          <SelectField
            label={texts.field}
            labelHidden
            name={`rule.conditions[${index}].field`}
            mark="none"
            options={optionsOf(texts.fields)}
            value={draft.field}
            onChange={({ target }) => onChange(withField(draft, target.value as ConditionField))}
          />
          {draft.field === 'CHOICE' && <OptionField {...props} />}
          <SelectField
            {...field(nameOf(index, 'operator'))}
            label={texts.operator}
            labelHidden
            mark="none"
            options={optionsOf(operators)}
            value={draft.operator}
            onChange={({ target }) => onChange({ ...draft, operator: target.value as ConditionDraft['operator'] })}
          />
          <ValueField {...props} />
        </div>
        {onRemove && (
          <IconButton label={texts.remove(index + 1)} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {fieldHints[draft.field] !== undefined && <p className="v-hint m-0">{fieldHints[draft.field]}</p>}
    </div>
  )
}
