import { Button, CloseIcon, IconButton, SelectField, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { optionsOf } from '../../../../form/options.ts'
import { words } from '../../../../words/words.ts'
import { newChoice } from '../../draft/blank-draft.ts'
import { movedUp } from '../../draft/modifier-drafts.ts'
import type { ChoiceDraft, MediaDraft, OptionDraft, OptionKind } from '../../draft/product-draft.ts'
import { namesIn } from '../../draft/names-in.ts'
import { optionChoiceField, optionField } from '../../draft/request-product.ts'
import { OptionChoice } from './option-choice.tsx'
import type { SectionProps } from '../section-props.ts'

const { editor: texts, newProduct } = words

interface OptionEditorProps extends Pick<SectionProps, 'field'> {
  readonly option: OptionDraft
  readonly index: number
  readonly media: readonly MediaDraft[]
  readonly onChange: (changes: Partial<OptionDraft>) => void
  readonly onUp: (() => void) | undefined
  readonly onRemove: () => void
}

interface AddChoicesProps {
  readonly id: string
  readonly error: string | undefined
  readonly option: OptionDraft
  readonly onAdd: (names: readonly string[]) => void
}

/** A field whose names become choices with Enter, with a comma, or when it is left. */
const AddChoices = ({ id, error, option, onAdd }: AddChoicesProps) => {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const names = namesIn(
      text,
      option.choices.map(({ name }) => name),
    )
    if (names.length > 0) onAdd(names)
    setTyped('')
  }
  return (
    <TextField
      id={id}
      error={error}
      label={texts.addChoice(option.name)}
      hint={texts.addChoiceHint}
      mark="none"
      maxLength={2000}
      value={typed}
      onChange={({ target: { value } }) => (/[,;\n]\s*$/.test(value) ? add(value) : setTyped(value))}
      onBlur={() => add(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        add(typed)
      }}
    />
  )
}

/** An option with its choices. */
export const OptionEditor = ({ option, index, media, field, onChange, onUp, onRemove }: OptionEditorProps) => {
  const { name, kind, choices } = option
  const set = (next: readonly ChoiceDraft[]) => onChange({ choices: next })
  const label = name || newProduct.option
  const adding = field(optionField(index, 'choicesSettings.choices'))
  return (
    <div role="group" aria-label={label} className="grid gap-3 rounded-md border border-line bg-raised p-4">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
        <TextField
          {...field(optionField(index, 'name'))}
          label={newProduct.optionName}
          placeholder={texts.optionExamples}
          required
          maxLength={50}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <SelectField
          {...field(optionField(index, 'optionRenderType'))}
          label={texts.optionKind}
          options={optionsOf(texts.optionKinds)}
          value={kind}
          mark="none"
          onChange={(event) => onChange({ kind: event.target.value as OptionKind })}
        />
        <span className="flex gap-1 sm:pt-6">
          {onUp && (
            <IconButton label={texts.moveOption(label)} onClick={onUp}>
              <span aria-hidden="true">↑</span>
            </IconButton>
          )}
          <IconButton label={newProduct.removeOption(label)} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      {choices.length > 0 && (
        <ul className="grid list-none gap-2 p-0" aria-label={newProduct.choices}>
          {choices.map((choice, place) => (
            <OptionChoice
              key={choice.key}
              id={optionChoiceField(index, place, 'name')}
              error={field(optionChoiceField(index, place, 'name')).error}
              choice={choice}
              kind={kind}
              number={place + 1}
              media={media}
              onChange={(changes) => set(choices.with(place, { ...choice, ...changes }))}
              onUp={place > 0 ? () => set(movedUp(choices, place)) : undefined}
              onRemove={() => set(choices.toSpliced(place, 1))}
            />
          ))}
        </ul>
      )}
      <AddChoices
        id={adding.id}
        error={adding.error}
        option={option}
        onAdd={(names) => set([...choices, ...names.map((one) => newChoice(one))])}
      />
    </div>
  )
}

/** A button that adds an option. */
export const AddOption = ({ onAdd }: { onAdd: () => void }) => (
  <p>
    <Button type="button" size="small" onClick={onAdd}>
      {newProduct.addOption}
    </Button>
  </p>
)
