import { variantKey } from './align-variants.ts'
import type { ProductDraft } from './product-draft.ts'

/** A choice of an option, by their keys. */
export interface ChoicePlace {
  readonly option: string
  readonly choice: string
}

/** The choices and variants for which a media item is shown. */
export interface MediaPlaces {
  readonly choices: readonly ChoicePlace[]
  /** Keys of variants. */
  readonly variants: readonly string[]
}

export const placesOf = ({ options, variants }: ProductDraft, mediaKey: string): MediaPlaces => ({
  choices: options.flatMap(({ key: option, choices }) =>
    choices.flatMap(({ key: choice, mediaKeys }) => (mediaKeys.includes(mediaKey) ? [{ option, choice }] : [])),
  ),
  variants: variants
    .filter(({ mediaKeys }) => mediaKeys.includes(mediaKey))
    .map((variant) => variantKey(variant, options)),
})

/** Adds a key to a list or removes it. The list stays the same if nothing changes. */
const including = (keys: readonly string[], key: string, isIn: boolean): readonly string[] => {
  if (keys.includes(key) === isIn) return keys
  return isIn ? [...keys, key] : keys.filter((one) => one !== key)
}

/** Returns a form in which a media item is shown for these choices and variants only. */
export const withPlaces = (
  draft: ProductDraft,
  mediaKey: string,
  { choices, variants }: MediaPlaces,
): ProductDraft => ({
  ...draft,
  options: draft.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const isIn = choices.some((one) => one.option === option.key && one.choice === choice.key)
      return { ...choice, mediaKeys: including(choice.mediaKeys, mediaKey, isIn) }
    }),
  })),
  variants: draft.variants.map((variant) => {
    const mediaKeys = including(variant.mediaKeys, mediaKey, variants.includes(variantKey(variant, draft.options)))
    return mediaKeys === variant.mediaKeys ? variant : { ...variant, mediaKeys }
  }),
})
