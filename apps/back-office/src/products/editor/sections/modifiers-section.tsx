import { Button, Card, Checkbox, SelectField, TextField } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { FieldOf } from '../../../form/entry-form.tsx'
import { optionsOf } from '../../../form/options.ts'
import { words } from '../../../words/words.ts'
import {
  choiceField,
  modifierField,
  movedUp,
  newModifier,
  newModifierChoice,
  textSetting,
  type ModifierChoiceDraft,
  type ModifierDraft,
  type ModifierKind,
} from '../draft/modifier-drafts.ts'
import { RowActions } from './row-actions.tsx'
import type { SectionProps } from './section-props.ts'

const { modifiers: texts } = words

/** Limit of the API. */
const maxModifiers = 10

interface EditorProps {
  readonly modifier: ModifierDraft
  readonly index: number
  readonly currency: string
  readonly field: FieldOf
  readonly onChange: (changed: Partial<ModifierDraft>) => void
}

const TextSettings = ({ modifier, index, currency, field, onChange }: EditorProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-3">
    <TextField
      {...field(textSetting(index, 'minCharCount'))}
      label={texts.least}
      inputMode="numeric"
      mark="none"
      value={modifier.min}
      onChange={(event) => onChange({ min: event.target.value })}
    />
    <TextField
      {...field(textSetting(index, 'maxCharCount'))}
      label={texts.most}
      inputMode="numeric"
      mark="none"
      placeholder="500"
      value={modifier.max}
      onChange={(event) => onChange({ max: event.target.value })}
    />
    <TextField
      {...field(textSetting(index, 'defaultAddedPrice'))}
      label={texts.price(currency)}
      inputMode="decimal"
      mark="none"
      value={modifier.price}
      onChange={(event) => onChange({ price: event.target.value })}
    />
  </div>
)

const ChoiceRow = ({
  choice,
  place,
  actions,
  onChange,
  modifier,
  index,
  currency,
  field,
}: Omit<EditorProps, 'onChange'> & {
  choice: ModifierChoiceDraft
  place: number
  actions: ReactNode
  onChange: (changed: Partial<ModifierChoiceDraft>) => void
}) => {
  const name = choice.name || texts.choiceNumber(place + 1)
  const color = field(choiceField(index, place, 'colorCode'))
  return (
    <div className="flex flex-wrap items-end gap-3" role="group" aria-label={name}>
      {modifier.kind === 'SWATCH_CHOICES' && (
        <input
          type="color"
          id={color.id}
          name={color.name}
          aria-label={texts.colorOf(name)}
          value={choice.color}
          onChange={(event) => onChange({ color: event.target.value })}
          className="h-(--control-height) w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1"
        />
      )}
      <TextField
        {...field(choiceField(index, place, 'name'))}
        className="min-w-32 grow"
        label={texts.choice}
        required
        maxLength={50}
        value={choice.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        {...field(choiceField(index, place, 'addedPrice'))}
        className="w-36"
        label={texts.price(currency)}
        inputMode="decimal"
        mark="none"
        value={choice.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      {actions}
    </div>
  )
}

const ChoicesEditor = (props: EditorProps) => {
  const { modifier, onChange } = props
  const { choices } = modifier
  const set = (next: readonly ModifierChoiceDraft[]) => onChange({ choices: next })
  return (
    <>
      {choices.map((choice, place) => (
        <ChoiceRow
          key={choice.key}
          {...props}
          choice={choice}
          place={place}
          onChange={(changed) => set(choices.with(place, { ...choice, ...changed }))}
          actions={
            <RowActions
              name={choice.name || texts.choiceNumber(place + 1)}
              onUp={place > 0 ? () => set(movedUp(choices, place)) : undefined}
              onRemove={() => set(choices.toSpliced(place, 1))}
            />
          }
        />
      ))}
      <div>
        <Button type="button" size="small" variant="quiet" onClick={() => set([...choices, newModifierChoice()])}>
          {texts.addChoice}
        </Button>
      </div>
    </>
  )
}

const ModifierEditor = ({ actions, ...props }: EditorProps & { actions: ReactNode }) => {
  const { modifier, index, field, onChange } = props
  return (
    <div
      role="group"
      aria-label={modifier.name || texts.modifier}
      className="grid gap-3 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-end gap-2">
        <TextField
          {...field(modifierField(index, 'name'))}
          className="grow"
          label={texts.name}
          required
          maxLength={modifier.kind === 'FREE_TEXT' ? 100 : 50}
          value={modifier.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {actions}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          {...field(modifierField(index, 'modifierRenderType'))}
          label={texts.kind}
          options={optionsOf(texts.kinds)}
          value={modifier.kind}
          mark="none"
          onChange={(event) => onChange({ kind: event.target.value as ModifierKind })}
        />
        <Checkbox
          className="sm:pb-2"
          label={texts.mandatory}
          checked={modifier.mandatory}
          onChange={(event) => onChange({ mandatory: event.target.checked })}
        />
      </div>
      {modifier.kind === 'FREE_TEXT' ? <TextSettings {...props} /> : <ChoicesEditor {...props} />}
    </div>
  )
}

/** Modifiers of a product: custom texts, and choices with surcharges. */
export const ModifiersSection = ({ editor: { draft, change }, data: { choices }, field }: SectionProps) => {
  const { modifiers } = draft
  const set = (next: readonly ModifierDraft[]) => change({ modifiers: next })
  return (
    <Card as="section" appearance="framed" title={texts.title} level={2}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{texts.hint}</p>
        {modifiers.map((modifier, index) => (
          <ModifierEditor
            key={modifier.key}
            {...{ modifier, index, field }}
            currency={choices.settings.currency}
            onChange={(changed) => set(modifiers.with(index, { ...modifier, ...changed }))}
            actions={
              <RowActions
                name={modifier.name || texts.modifier}
                onUp={index > 0 ? () => set(movedUp(modifiers, index)) : undefined}
                onRemove={() => set(modifiers.toSpliced(index, 1))}
              />
            }
          />
        ))}
        {modifiers.length < maxModifiers && (
          <div>
            <Button type="button" size="small" onClick={() => set([...modifiers, newModifier()])}>
              {texts.add}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
