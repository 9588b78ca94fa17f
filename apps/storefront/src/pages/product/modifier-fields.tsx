import { OptionPicker, SelectField, TextField } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { modifierField, textField, type PickedModifiers, type ShownModifier } from '../offer/product-modifiers.ts'

/** With more choices, a select is used. */
const maxChips = 8

const withPrice = (label: string, { text }: { readonly text?: string }): string =>
  text === undefined ? label : `${label} (+${text})`

type Choosing = Extract<ShownModifier, { kind: 'choices' }>

const Choices = ({ modifier, value = '' }: { modifier: Choosing; value: string | undefined }) => {
  const words = useWords()
  const { key, label, mandatory, choices } = modifier
  const name = modifierField(key)
  const shown = choices.map((choice) => ({
    value: choice.key,
    label: withPrice(choice.label, choice.added),
    ...(choice.color !== undefined && { color: choice.color }),
  }))
  if (choices.length > maxChips) {
    const placeholder = mandatory ? words.shopping.chooseOne : words.shopping.none
    return (
      <SelectField
        label={label}
        name={name}
        required={mandatory}
        defaultValue={value}
        options={shown}
        placeholder={placeholder}
      />
    )
  }
  const none = mandatory ? [] : [{ value: '', label: words.shopping.none }]
  return (
    <OptionPicker label={label} name={name} required={mandatory} defaultValue={value} choices={[...none, ...shown]} />
  )
}

/** Fields of a product's modifiers. Plain form fields that work with and without scripts. */
export const ModifierFields = ({
  modifiers,
  picked,
}: {
  modifiers: readonly ShownModifier[]
  picked: PickedModifiers | undefined
}) =>
  modifiers.map((modifier) => {
    const { key, label, mandatory } = modifier
    if (modifier.kind === 'choices') return <Choices key={key} modifier={modifier} value={picked?.picked[key]} />
    const { min, max, added } = modifier
    return (
      <TextField
        key={key}
        label={withPrice(label, added)}
        name={textField(key)}
        maxLength={max}
        {...(min > 0 && { minLength: min })}
        required={mandatory}
        defaultValue={picked?.texts[key]}
      />
    )
  })
