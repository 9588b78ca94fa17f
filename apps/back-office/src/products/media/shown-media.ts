import { media as images, type Product } from '@vitrine/client'

export type MediaItem = Product['media']['items'][number] & { readonly id: string }
export type MediaKind = 'picture' | 'video' | 'model'

const side = 240

/** The media of a product that can be edited. */
export const mediaOf = ({ media: { items } }: Product): readonly MediaItem[] =>
  items.flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]))

export const kindOf = ({ image, model }: MediaItem): MediaKind => (image ? 'picture' : model ? 'model' : 'video')

/** Alternative text in the main language. */
export const altTextOf = ({ image, altText }: MediaItem): string => image?.altText ?? altText ?? ''

/** The image or poster of an item, cropped. */
export const thumbnailOf = ({ image, video, model }: MediaItem): string | undefined => {
  const shown = image ?? video?.poster ?? model?.poster
  return shown && images.getScaledToFillImageUrl(shown, side, side)
}

/** Where to look at an item: its file, or the page of a video. */
export const addressOf = ({ image, video, model }: MediaItem): string | undefined =>
  image?.url ?? video?.embed?.pageUrl ?? video?.files?.[0]?.url ?? model?.url

interface ChoicePlace {
  readonly option: string
  readonly choice: string
}

/** The choices for which an item is shown. */
export const choicesOf = ({ productOptions }: Product, { id }: MediaItem): readonly ChoicePlace[] =>
  productOptions.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media }) =>
      media?.items.some((one) => one.id === id) ? [{ option: name, choice: description }] : [],
    ),
  )

/** The variants for which an item is shown. */
export const variantIdsOf = ({ variants }: Product, { id }: MediaItem): readonly string[] =>
  variants.flatMap((one) => (one.id !== undefined && one.variant.mediaIds?.includes(id) ? [one.id] : []))

/** Moves an item to another place. */
export const moved = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
