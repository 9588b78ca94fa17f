import type { Product } from '@vitrine/client'
import { SelectField, TextField } from '@vitrine/ui'
import { textIn } from '../../form/read-fields.ts'
import { words } from '../../words/words.ts'

type Modifier = NonNullable<Product['modifiers']>[number]

/** Names are not unique: an option may have the same one. */
const fieldOf = ({ key = '' }: Modifier): string => `modifier:${key}`

const isText = ({ modifierRenderType }: Modifier): boolean => modifierRenderType === 'FREE_TEXT'

const adding = (label: string, amount = '0', formatted = amount): string =>
  Number(amount) > 0 ? `${label} (+${formatted})` : label

/** The modifiers of a product. */
export const ModifierFields = ({ modifiers = [] }: Pick<Product, 'modifiers'>) =>
  modifiers.map((modifier) => {
    const { key, name = '', mandatory = false, freeTextSettings: text, choicesSettings } = modifier
    const field = { name: fieldOf(modifier), required: mandatory, className: 'min-w-28' }
    return isText(modifier) ? (
      <TextField
        key={key}
        {...field}
        label={adding(name, text?.defaultAddedPrice, text?.formattedAddedPrice)}
        minLength={text?.minCharCount}
        maxLength={text?.maxCharCount}
      />
    ) : (
      <SelectField
        key={key}
        {...field}
        label={name}
        placeholder={mandatory ? words.drafts.choose(name) : words.drafts.without}
        options={(choicesSettings?.choices ?? []).map((choice) => ({
          value: choice.key ?? choice.name,
          label: adding(choice.name, choice.addedPrice, choice.formattedAddedPrice),
        }))}
      />
    )
  })

/** The selected modifiers in the shape of cart items. */
export const modifiersIn = (form: FormData, { modifiers = [] }: Pick<Product, 'modifiers'>) => {
  const valuesOf = (isForText: boolean) =>
    Object.fromEntries(
      modifiers
        .filter((modifier) => isText(modifier) === isForText)
        .map((modifier) => [modifier.key ?? modifier.name ?? '', textIn(form, fieldOf(modifier))])
        .filter(([, value]) => value !== ''),
    ) as Record<string, string>
  return { choices: valuesOf(false), texts: valuesOf(true) }
}
