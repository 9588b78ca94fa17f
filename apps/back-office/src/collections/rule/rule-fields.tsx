import type { CollectionRule } from '@vitrine/client'
import { maxConditions } from '@vitrine/contract/entities/catalog/collection-rule.ts'
import { Button, Checkbox, RadioGroup, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import type { FieldOf } from '../../form/entry-form.tsx'
import { optionsOf } from '../../form/options.ts'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { isSameRule } from './change-rule.ts'
import { ConditionRow } from './condition-row.tsx'
import type { RuleHints } from './load-hints.ts'
import { blankCondition, readRule, type ConditionDraft, type RuleDraft } from './rule-draft.ts'
import { RulePreview } from './rule-preview.tsx'

const { collectionRules: texts } = words

interface RuleFieldsProps {
  /** The saved rule, if there is one. */
  readonly saved: CollectionRule | undefined
  readonly draft: RuleDraft
  readonly onChange: (draft: RuleDraft) => void
  readonly hints: RuleHints
  /** Number of products that were chosen by hand, and that a rule would replace. */
  readonly replaced: number
  readonly field: FieldOf
}

const Conditions = ({ draft, onChange, hints, field }: RuleFieldsProps) => {
  const { conditions } = draft
  const [next, setNext] = useState(conditions.length)
  const setConditions = (changed: readonly ConditionDraft[]) => onChange({ ...draft, conditions: changed })
  const add = () => {
    setConditions([...conditions, blankCondition(next)])
    setNext(next + 1)
  }
  return (
    <>
      {conditions.length > 1 && (
        <SelectField
          label={texts.match}
          name="rule.match"
          mark="none"
          options={optionsOf(texts.matches)}
          value={draft.match}
          onChange={({ target }) => onChange({ ...draft, match: target.value as RuleDraft['match'] })}
        />
      )}
      {conditions.map((one, index) => (
        <ConditionRow
          key={one.key}
          draft={one}
          index={index}
          hints={hints}
          field={field}
          onChange={(changed) => setConditions(conditions.with(index, changed))}
          onRemove={
            conditions.length > 1 ? () => setConditions(conditions.filter(({ key }) => key !== one.key)) : undefined
          }
        />
      ))}
      {conditions.length < maxConditions ? (
        <Button className="justify-self-start" onClick={add}>
          {texts.add}
        </Button>
      ) : (
        <p className="v-hint m-0">{texts.full(maxConditions)}</p>
      )}
    </>
  )
}

/** How products get into a collection: by hand, or by conditions with the products that match them. */
export const RuleFields = (props: RuleFieldsProps) => {
  const { saved, draft, onChange, hints, replaced, field } = props
  // The products of the saved rule are those of the collection.
  const isSaved = saved !== undefined && isSameRule(saved, readRule(draft, hints.currency).rule)
  return (
    <FieldGroup title={texts.mode}>
      <RadioGroup
        label={texts.mode}
        labelHidden
        name="rule.mode"
        options={(['HAND', 'RULE'] as const).map((value) => ({
          value,
          label: texts.modes[value],
          hint: texts.modeHints[value],
        }))}
        value={draft.mode}
        onValueChange={(mode) => onChange({ ...draft, mode: mode as RuleDraft['mode'] })}
      />
      {draft.mode === 'RULE' && (
        <>
          <Conditions {...props} />
          {!isSaved && <RulePreview draft={draft} currency={hints.currency} />}
          {replaced > 0 && (
            <Checkbox {...field('rule.replaces')} label={texts.replaces(replaced)} hint={texts.replacesHint} />
          )}
        </>
      )}
    </FieldGroup>
  )
}
