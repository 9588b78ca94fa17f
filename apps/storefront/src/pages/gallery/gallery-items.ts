import type { Product } from '@vitrine/client'
import type { Picture } from '../../pictures.ts'
import { chosenVariant, type Choices } from '../offer/product-choices.ts'

type Media = Product['media']['items'][number]
type Embed = NonNullable<NonNullable<Media['video']>['embed']>

interface Shown {
  readonly id: string
  /** Alternative text or name, if the owner has set one. */
  readonly label?: string
  /** Shown before a video or 3D model is loaded. */
  readonly poster?: { readonly url: string }
}

/** What a gallery shows. */
export type GalleryItem =
  | { readonly kind: 'picture'; readonly id: string; readonly image: Picture }
  | (Shown & { readonly kind: 'video'; readonly url: string; readonly format: string })
  | (Shown & { readonly kind: 'embed'; readonly embed: Embed })
  | (Shown & { readonly kind: 'model'; readonly url: string; readonly sizeInBytes?: number })
export type OtherItem = Exclude<GalleryItem, { kind: 'picture' }>

const toItem = ({ id, image, video, model, altText, title }: Media): GalleryItem | undefined => {
  if (image) return { kind: 'picture', id: id ?? image.url, image }
  const poster = video?.poster ?? model?.poster
  const label = altText || title
  const shown = { id: id!, ...(label && { label }), ...(poster && { poster }) }
  const [file] = video?.files ?? []
  if (video?.embed) return { kind: 'embed', ...shown, embed: video.embed }
  if (file) return { kind: 'video', ...shown, url: file.url, format: file.format ?? 'mp4' }
  if (!model) return undefined
  return {
    kind: 'model',
    ...shown,
    url: model.url,
    ...(model.sizeInBytes !== undefined && { sizeInBytes: model.sizeInBytes }),
  }
}

/** IDs of the media that show variants and choices. */
const linkedIds = ({ variants, productOptions }: Product): ReadonlySet<string | undefined> =>
  new Set([
    ...variants.flatMap(({ variant }) => variant.mediaIds ?? []),
    ...productOptions.flatMap(({ choices }) =>
      choices.flatMap(({ media }) => (media?.items ?? []).map(({ id }) => id)),
    ),
  ])

/** IDs of the media that show what is chosen: those of the variant, then those of the choices. */
const chosenIds = (product: Product, chosen: Choices): readonly (string | undefined)[] => [
  ...(chosenVariant(product, chosen)?.variant.mediaIds ?? []),
  ...product.productOptions.flatMap(({ name, choices }) =>
    (choices.find(({ description }) => description === chosen[name])?.media?.items ?? []).map(({ id }) => id),
  ),
]

/** Returns the media of the choices, followed by those that show all of them. */
export const galleryItems = (product: Product, chosen: Choices): readonly GalleryItem[] => {
  const { items } = product.media
  const [own, linked] = [[...new Set(chosenIds(product, chosen))], linkedIds(product)]
  const shown = [
    ...own.flatMap((id) => items.find((one) => one.id === id) ?? []),
    ...items.filter(({ id }) => !linked.has(id)),
  ]
  return (shown.length > 0 ? shown : items).flatMap((one) => toItem(one) ?? [])
}
