import type { Customization } from '@vitrine/contract/entities/catalog/customization.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { ConnectedCustomization, ConnectingCustomization } from '../../customization/api.ts'
import type { SentModifier, SentOption, Writing } from './sent/sent-product.ts'

type SentChoice = NonNullable<NonNullable<SentModifier['choicesSettings']>['choices']>[number]

const codes = {
  PRODUCT_OPTION: {
    missing: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
    missingChoice: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  },
  MODIFIER: { missing: 'MODIFIER_NAME_AND_TYPE_REQUIRED', missingChoice: 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED' },
} as const
type Type = keyof typeof codes

/** Reads a choice. One without an ID is found by its name and color, or added to the customization. */
const readChoice = (sent: SentChoice, type: Type, path: string) => {
  const { choiceId, name, choiceType, colorCode, addedPrice, displayImage } = sent
  if (choiceId === undefined && !name?.trim())
    throw new Refusal(codes[type].missingChoice, undefined, { field: `${path}.name` })
  return {
    ...(choiceId !== undefined && { id: choiceId }),
    ...(name !== undefined && { name }),
    ...(choiceType !== undefined && { choiceType }),
    ...(colorCode !== undefined && { colorCode }),
    ...(type === 'MODIFIER' && addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
    ...(displayImage && Object.keys(displayImage).length > 0 && { displayImage }),
  }
}

interface Sent extends Pick<SentOption, 'id' | 'name'> {
  readonly choices: readonly SentChoice[] | undefined
  readonly renderType: Customization['customizationRenderType'] | undefined
  readonly type: Type
  readonly path: string
}

const readCustomization = ({ id, name, choices = [], renderType, type, path }: Sent): ConnectingCustomization => {
  if (id === undefined && (!name?.trim() || renderType === undefined))
    throw new Refusal(codes[type].missing, undefined, { field: path })
  const choicesPath = `${path}.choicesSettings.choices`
  if (renderType !== 'FREE_TEXT' && choices.length === 0)
    throw invalidField(choicesPath, 'must have at least one choice', 'MIN_SIZE')
  return {
    type,
    ...(id === undefined ? { ...(name !== undefined && { name }), ...(renderType && { renderType }) } : { id }),
    choices: choices.map((one, index) => readChoice(one, type, `${choicesPath}[${index}]`)),
    path,
    choicesPath,
  }
}

const readOption = ({ choicesSettings, optionRenderType, ...sent }: SentOption, path: string) =>
  readCustomization({
    ...sent,
    type: 'PRODUCT_OPTION',
    path,
    renderType: optionRenderType,
    choices: choicesSettings?.choices,
  })

const readModifier = (sent: SentModifier, path: string): ConnectingCustomization => {
  const { freeTextSettings, choicesSettings, modifierRenderType, ...rest } = sent
  const isText = modifierRenderType === 'FREE_TEXT' || (modifierRenderType === undefined && freeTextSettings)
  const renderType = isText ? ('FREE_TEXT' as const) : modifierRenderType
  if (isText && choicesSettings)
    throw invalidField(`${path}.choicesSettings`, 'is not for FREE_TEXT', 'ONE_OF_ALIGNMENT')
  if (!isText && freeTextSettings)
    throw invalidField(`${path}.freeTextSettings`, 'is only for FREE_TEXT', 'ONE_OF_ALIGNMENT')
  const read = readCustomization({ ...rest, type: 'MODIFIER', path, renderType, choices: choicesSettings?.choices })
  return isText ? { ...read, freeTextInput: { title: sent.name, ...freeTextSettings } } : read
}

/** The options and modifiers that a request connects with a product. Absent ones do not change. */
interface Connecting {
  readonly options: readonly ConnectingCustomization[]
  readonly modifiers: readonly ConnectingCustomization[]
}

/** Reads what a product connects with. */
export const readConnecting = ({ sent, names, path }: Pick<Writing, 'sent' | 'names' | 'path'>): Connecting => {
  const { options = [], modifiers = [] } = sent
  return {
    options: names.has('options') ? options.map((one, index) => readOption(one, `${path}.options[${index}]`)) : [],
    modifiers: names.has('modifiers')
      ? modifiers.map((one, index) => readModifier(one, `${path}.modifiers[${index}]`))
      : [],
  }
}

/** Refuses a render type that differs from that of the customization. */
export const requireRenderType = (
  { customization }: ConnectedCustomization,
  sent: Customization['customizationRenderType'] | undefined,
  field: string,
): void => {
  const { customizationRenderType: renderType } = customization
  if (sent !== undefined && sent !== renderType)
    throw invalidField(field, `must be ${renderType}, as in the customization`, 'VALIDATION')
}
