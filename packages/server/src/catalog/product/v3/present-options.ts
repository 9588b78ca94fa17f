import type {
  ConnectedModifier,
  ConnectedOption,
  ConnectedOptionChoice,
} from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import { firstImage, type ChoiceRecord, type OptionRecord } from '@vitrine/domain/catalog/product.ts'
import type { ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { presentImage } from '../read/present/present-image.ts'
import { presentMediaItem } from './present-media.ts'
import type { Presenting } from './presenting.ts'

const presentChoice = (
  { type, name }: OptionRecord,
  { id, value, description, key = description, mediaIds = [] }: ChoiceRecord,
  presenting: Presenting,
): ConnectedOptionChoice => {
  const { record, stockOf, site, includes } = presenting
  const variants = record.variants.filter(({ choices }) => choices[name] === description)
  const media = mediaIds.flatMap((id) => record.media.find((one) => one.id === id) ?? [])
  const shown = firstImage(media)
  return {
    ...(id !== undefined && { choiceId: id }),
    key,
    name: description,
    choiceType: type === 'color' ? 'ONE_COLOR' : 'CHOICE_TEXT',
    ...(type === 'color' && { colorCode: value }),
    inStock: variants.some(({ id, visible }) => visible && isInStock(stockOf(id))),
    visible: variants.some(({ visible }) => visible),
    ...(shown && includes('PRODUCT_CHOICES_DISPLAY_IMAGE') && { displayImage: presentImage(shown, site) }),
    ...(media.length > 0 && { linkedMedia: media.map((one) => presentMediaItem(one, presenting)) }),
    ...(media.length > 0 &&
      includes('PRODUCT_CHOICES_MEDIA_REFERENCES') && {
        media: { items: media.map(({ id: mediaId }) => ({ mediaId })) },
      }),
  }
}

export const renderTypeOf = ({ type }: OptionRecord): NonNullable<ConnectedOption['optionRenderType']> =>
  type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'

/** Presents the options of a product. */
export const presentOptions = (presenting: Presenting): ConnectedOption[] =>
  presenting.record.options.map((option) => ({
    ...(option.id !== undefined && { id: option.id }),
    name: option.name,
    key: option.key ?? option.name,
    optionRenderType: renderTypeOf(option),
    choicesSettings: { choices: option.choices.map((choice) => presentChoice(option, choice, presenting)) },
  }))

const presentModifier = (modifier: ModifierRecord, currency: string): ConnectedModifier => {
  const { id, key, name, mandatory } = modifier
  if (modifier.kind === 'TEXT') {
    const { title = name, minLength: minCharCount, maxLength: maxCharCount, addedPrice } = modifier
    return {
      id,
      key,
      name,
      mandatory,
      modifierRenderType: 'FREE_TEXT',
      freeTextSettings: {
        title,
        key,
        minCharCount,
        maxCharCount,
        defaultAddedPrice: toDecimal(addedPrice, currency),
      },
    }
  }
  return {
    id,
    key,
    name,
    mandatory,
    modifierRenderType: modifier.swatches ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: modifier.choices.map((choice) => ({
        choiceId: choice.id,
        key: choice.key,
        name: choice.name,
        choiceType: choice.colorCode === undefined ? 'CHOICE_TEXT' : 'ONE_COLOR',
        ...(choice.colorCode !== undefined && { colorCode: choice.colorCode }),
        addedPrice: toDecimal(choice.addedPrice, currency),
      })),
    },
  }
}

/** Presents the modifiers of a product. */
export const presentModifiers = ({ record: { modifiers = [] }, site }: Presenting): ConnectedModifier[] =>
  modifiers.map((one) => presentModifier(one, site.currency))
