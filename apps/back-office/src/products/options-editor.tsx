import type { Product, ProductOptionInput } from '@vitrine/client'
import { Button, CloseIcon, IconButton, TextField } from '@vitrine/ui'
import { FieldErrors } from '../form/field-errors.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/en.ts'

const { newProduct } = words

/** An editable option. */
export interface OptionDraft {
  readonly key: string
  readonly name: string
  readonly choices: string
}

export const optionDraftsOf = ({ productOptions }: Product): OptionDraft[] =>
  productOptions.map(({ name = '', choices = [] }) => ({
    key: crypto.randomUUID(),
    name,
    choices: choices.map(({ description, value }) => description ?? value ?? '').join(', '),
  }))

const nameField = (index: number): string => `product.productOptions[${index}].name`
const choicesField = (index: number): string => `product.productOptions[${index}].choices`

const listOf = (choices: string): string[] => [
  ...new Set(
    choices
      .split(',')
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
]

/** Appends a separator for the next choice. */
export const withNextChoice = (choices: string): string => {
  const typed = choices.replace(/[\s,]+$/, '')
  return typed === '' ? '' : `${typed}, `
}

/** Reads the options. Existing choices keep their values, such as a color. */
export const readOptions = (drafts: readonly OptionDraft[], before?: Product): ProductOptionInput[] => {
  const empty = drafts.flatMap(({ choices }, index) => (listOf(choices).length === 0 ? [choicesField(index)] : []))
  if (empty.length > 0) {
    throw new FieldErrors(empty.map((field) => ({ field, description: newProduct.noChoices })))
  }
  const known = before?.productOptions.flatMap(({ choices = [] }) => choices) ?? []
  return drafts.map(({ name, choices }) => ({
    name: name.trim(),
    choices: listOf(choices).map((description) => ({
      description,
      value: known.find((choice) => choice.description === description)?.value ?? description,
    })),
  }))
}

interface OptionsEditorProps {
  readonly options: readonly OptionDraft[]
  readonly field: FieldOf
  readonly onChange: (options: OptionDraft[]) => void
}

/** Product options and their choices. */
export const OptionsEditor = ({ options, field, onChange }: OptionsEditorProps) => (
  <FieldGroup title={newProduct.options} hint={newProduct.optionsHint}>
    {options.map((option, index) => {
      const change = (changed: Partial<OptionDraft>) => onChange(options.with(index, { ...option, ...changed }))
      return (
        <div key={option.key} className="grid gap-3 rounded-md border border-line bg-surface p-4">
          <div className="flex items-end gap-2">
            <TextField
              {...field(nameField(index))}
              className="grow"
              label={newProduct.optionName}
              required
              maxLength={50}
              value={option.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <IconButton
              label={newProduct.removeOption(option.name || newProduct.option)}
              onClick={() => onChange(options.toSpliced(index, 1))}
            >
              <CloseIcon />
            </IconButton>
          </div>
          <TextField
            {...field(choicesField(index))}
            label={newProduct.choices}
            hint={newProduct.choicesHint}
            required
            value={option.choices}
            onChange={(event) => change({ choices: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Enter starts the next choice instead of submitting the form.
              event.preventDefault()
              change({ choices: withNextChoice(option.choices) })
            }}
          />
        </div>
      )
    })}
    <div>
      <Button
        type="button"
        size="small"
        onClick={() => onChange([...options, { key: crypto.randomUUID(), name: '', choices: '' }])}
      >
        {newProduct.addOption}
      </Button>
    </div>
  </FieldGroup>
)
