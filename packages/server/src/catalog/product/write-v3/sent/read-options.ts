import type { ChoiceRecord, MediaRecord, OptionRecord } from '@vitrine/domain/catalog/product.ts'
import { invalidField, Refusal } from '../../../../ground/base/refusal.ts'
import { mediaIdOf } from '../../../../ground/media/addresses.ts'
import type { ConnectedCustomization } from '../../../customization/api.ts'
import { requireRenderType } from '../customizations-of-product.ts'
import type { SentOption, Writing } from './sent-product.ts'

type SentChoice = NonNullable<NonNullable<SentOption['choicesSettings']>['choices']>[number]

/** Returns the media of the product that show a choice. */
const readChoiceMedia = (
  { media: sent, linkedMedia }: SentChoice,
  { media, path, site }: Pick<Writing, 'path' | 'site'> & { media: readonly MediaRecord[] },
): readonly string[] => {
  const idsOf = (items: readonly { readonly id?: string; readonly url?: string }[], field: string) => {
    const ids = items.map(({ id: sentId, url }, index) => {
      const id = sentId ?? (url === undefined ? undefined : mediaIdOf(site, url))
      const known = media.find((one) => one.id === id || (url !== undefined && one.url === url))
      if (!known) throw invalidField(`${path}.${field}[${index}]`, 'is not an item of this product')
      return known.id
    })
    return [...new Set(ids)]
  }
  const linked = linkedMedia && idsOf(linkedMedia, 'linkedMedia')
  if (!sent?.items) return linked ?? []
  const ids = idsOf(
    sent.items.map(({ mediaId: id, url }) => ({ ...(id !== undefined && { id }), ...(url !== undefined && { url }) })),
    'media.items',
  )
  if (linked && (linked.length !== ids.length || linked.some((id) => !ids.includes(id))))
    throw invalidField(`${path}.linkedMedia`, 'must be the same as `media`, which replaces it')
  return ids
}

const readChoice = (
  sent: SentChoice,
  { id, key, name, colorCode }: ConnectedCustomization['choices'][number],
  place: Pick<Writing, 'path' | 'site'> & { media: readonly MediaRecord[] },
): ChoiceRecord => {
  const mediaIds = readChoiceMedia(sent, place)
  return { id, key, value: colorCode ?? name, description: name, ...(mediaIds.length > 0 && { mediaIds }) }
}

const requireOnce = (values: readonly string[], fieldOf: (index: number) => string, what: string): void => {
  const twice = values.findIndex((value, index) => values.indexOf(value) < index)
  if (twice !== -1) throw invalidField(fieldOf(twice), `is the same ${what} as another one`)
}

const readOption = (
  sent: SentOption,
  connected: ConnectedCustomization,
  { path, site, media }: Pick<Writing, 'path' | 'site'> & { media: readonly MediaRecord[] },
): OptionRecord => {
  requireRenderType(connected, sent.optionRenderType, `${path}.optionRenderType`)
  const { id, key, name, customizationRenderType } = connected.customization
  const choicesPath = `${path}.choicesSettings.choices`
  const choices = (sent.choicesSettings?.choices ?? []).map((one, index) =>
    readChoice(one, connected.choices[index]!, { path: `${choicesPath}[${index}]`, site, media }),
  )
  const names = choices.map(({ description }) => description.toLowerCase())
  requireOnce(names, (index) => `${choicesPath}[${index}].name`, 'choice')
  return { id, key, type: customizationRenderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down', name, choices }
}

/** Returns the options of a product: those that were sent, with their customizations, or those before. */
export const readOptions = (
  { sent, names, path, site, product }: Writing,
  connected: readonly ConnectedCustomization[],
  media: readonly MediaRecord[],
): readonly OptionRecord[] => {
  if (!names.has('options')) return product.record.options
  const options = (sent.options ?? []).map((one, index) =>
    readOption(one, connected[index]!, { path: `${path}.options[${index}]`, site, media }),
  )
  const twice = options.find(({ id, name }, index) =>
    options.some((one, other) => other < index && (one.id === id || one.name.toLowerCase() === name.toLowerCase())),
  )
  if (twice) throw new Refusal('DUPLICATE_PRODUCT_OPTIONS', undefined, { name: twice.name })
  return options
}
