import type { CustomerTag } from '@vitrine/client'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { Button, countryOptions, SelectField, TextField, type SelectOption } from '@vitrine/ui'
import { useId } from 'react'
import { DayField } from '../../clock/date-fields.tsx'
import { languageName } from '../../translations/languages.ts'
import { locale, words } from '../../words/words.ts'
import { emptyRule, kindOf, operatorsOf, ruleFieldNames, type Operator, type Rule, type RuleField } from './rules.ts'

const { segments: texts, customers } = words

const optionsOf = (field: RuleField): readonly SelectOption[] | undefined => {
  const kind = kindOf(field)
  switch (kind) {
    case 'country':
      return countryOptions(locale)
    case 'language':
      return supportedLanguages.map((value) => ({ value, label: languageName(value) }))
    case 'consent':
      return Object.entries(customers.consentStates).map(([value, label]) => ({ value, label }))
    case 'account':
      return [
        { value: 'true', label: texts.yes },
        { value: 'false', label: texts.no },
      ]
    case 'money':
    case 'number':
    case 'date':
    case 'tag':
      return undefined
    default:
      return kind satisfies never
  }
}

const operatorLabel = (field: RuleField, operator: Operator): string => {
  if (kindOf(field) === 'date') return texts.operators[operator === '$lt' ? '$lt' : '$gt']
  return texts.operators[operator]
}

interface RuleFieldsProps {
  readonly rule: Rule
  /** Its position, which tells fields of several rules apart. */
  readonly index: number
  readonly currency: string
  readonly tags: readonly CustomerTag[]
  readonly change: (rule: Rule) => void
  readonly remove: () => void
}

const ValueField = ({ rule, index, currency, tags, change }: Omit<RuleFieldsProps, 'remove'>) => {
  const list = useId()
  const { field, value } = rule
  const [kind, options] = [kindOf(field), optionsOf(field)]
  const shared = {
    id: `rule.${index}.value`,
    label: kind === 'money' ? `${texts.value} (${currency})` : texts.value,
    mark: 'none' as const,
    value,
    onChange: ({ target }: { target: { value: string } }) => change({ ...rule, value: target.value }),
  }
  if (options)
    return <SelectField {...shared} options={options} {...(value === '' && { placeholder: customers.choose })} />
  if (kind === 'date') return <DayField {...shared} />
  if (kind !== 'tag')
    return <TextField {...shared} inputMode={kind === 'money' ? 'decimal' : 'numeric'} maxLength={13} />
  return (
    <>
      <TextField {...shared} list={list} maxLength={50} autoComplete="off" />
      <datalist id={list}>
        {tags.map(({ tag }) => (
          <option key={tag} value={tag} label={tag} aria-label={tag} />
        ))}
      </datalist>
    </>
  )
}

/** A rule: field, condition and value. */
export const RuleFields = (props: RuleFieldsProps) => {
  const { rule, index, change, remove } = props
  const { field, operator } = rule
  return (
    <fieldset className="grid items-end gap-3 border-0 p-0 sm:grid-cols-[1fr_1fr_minmax(10rem,1fr)_auto]">
      <legend className="sr-only">{texts.fields[field]}</legend>
      <SelectField
        id={`rule.${index}.field`}
        label={texts.field}
        mark="none"
        value={field}
        options={ruleFieldNames.map((value) => ({ value, label: texts.fields[value] }))}
        onChange={({ target }) => change(emptyRule(target.value as RuleField))}
      />
      <SelectField
        id={`rule.${index}.operator`}
        label={texts.operator}
        mark="none"
        value={operator}
        options={operatorsOf(field).map((value) => ({ value, label: operatorLabel(field, value) }))}
        onChange={({ target }) => change({ ...rule, operator: target.value as Operator })}
      />
      <ValueField {...props} />
      <Button type="button" variant="quiet" aria-label={texts.removeRule(texts.fields[field])} onClick={remove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}
