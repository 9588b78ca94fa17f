import { CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { hasValue, operatorsOf } from '@vitrine/domain/collection-rule/rule.ts'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { words } from '../../words/words.ts'
import { nameOf, withField, type ConditionDraft, type ConditionField } from './rule-draft.ts'

const { collectionRules: texts } = words

/** What values of conditions are measured in. */
export interface Units {
  readonly currency: string
  readonly weightUnit: 'KG' | 'LB'
}

interface ConditionRowProps {
  readonly draft: ConditionDraft
  readonly index: number
  readonly units: Units
  readonly field: FieldOf
  readonly onChange: (draft: ConditionDraft) => void
  /** Absent if it is the only condition. */
  readonly onRemove: (() => void) | undefined
}

const hints: Partial<Record<ConditionField, string>> = texts.fieldHints

const unitOf = (field: ConditionField, { currency, weightUnit }: Units): string | undefined => {
  if (field === 'PRICE') return currency
  if (field === 'WEIGHT') return weightUnit.toLowerCase()
  return field === 'CREATED' ? texts.days : undefined
}

const inputModes: Partial<Record<ConditionField, 'decimal' | 'numeric'>> = {
  PRICE: 'decimal',
  WEIGHT: 'decimal',
  CREATED: 'numeric',
}

const ValueField = ({ draft, index, units, field, onChange }: ConditionRowProps) => {
  const { field: name, operator, value } = draft
  if (!hasValue(operator)) return null
  const shared = { ...field(nameOf(index, 'value')), label: texts.value, labelHidden: true, mark: 'none' as const }
  if (name === 'PRODUCT_TYPE')
    return (
      <SelectField
        {...shared}
        options={optionsOf(texts.types)}
        value={value}
        onChange={({ target }) => onChange({ ...draft, value: target.value })}
      />
    )
  const unit = unitOf(name, units)
  return (
    <TextField
      {...shared}
      value={value}
      maxLength={100}
      inputMode={inputModes[name] ?? 'text'}
      placeholder={name === 'CHOICE' ? texts.value : undefined}
      {...(unit !== undefined && { end: unit })}
      onChange={({ target }) => onChange({ ...draft, value: target.value })}
    />
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
          {draft.field === 'CHOICE' && (
            <TextField
              {...field(nameOf(index, 'option'))}
              label={texts.option}
              labelHidden
              placeholder={texts.option}
              mark="none"
              maxLength={50}
              value={draft.option}
              onChange={({ target }) => onChange({ ...draft, option: target.value })}
            />
          )}
          <SelectField
            {...field(nameOf(index, 'operator'))}
            label={texts.operator}
            labelHidden
            mark="none"
            options={optionsOf(operators)}
            value={draft.operator}
            onChange={({ target }) =>
              onChange({ ...draft, operator: target.value as ConditionDraft['operator'] })
            }
          />
          <ValueField {...props} />
        </div>
        {onRemove && (
          <IconButton label={texts.remove(index + 1)} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {hints[draft.field] !== undefined && <p className="v-hint m-0">{hints[draft.field]}</p>}
    </div>
  )
}
