import { variantLabel } from '../../draft/align-variants.ts'
import { thumbnailOf } from '../../draft/media-drafts.ts'
import type { MediaDraft, OptionDraft, VariantDraft } from '../../draft/product-draft.ts'

interface VariantHeaderProps {
  readonly variant: VariantDraft
  readonly options: readonly OptionDraft[]
  readonly media: readonly MediaDraft[]
  /** Who waits for it, and whether it can be preordered. */
  readonly hint: string | undefined
}

/** The picture of a variant: its own, or that of one of its choices. */
const pictureOf = ({ variant, options, media }: VariantHeaderProps): string | undefined => {
  const ofChoices = options.flatMap(
    ({ key, choices }) => choices.find((choice) => choice.key === variant.choices[key])?.mediaKeys ?? [],
  )
  const shown = media.find(({ key }) => key === [...variant.mediaKeys, ...ofChoices][0])
  return shown && thumbnailOf(shown, 64)
}

const colorOf = ({ variant, options }: VariantHeaderProps): string | undefined => {
  const option = options.find(({ kind }) => kind === 'SWATCH_CHOICES')
  return option?.choices.find(({ key }) => key === variant.choices[option.key])?.color
}

/** A variant with its picture, or its color. */
export const VariantHeader = (props: VariantHeaderProps) => {
  const { variant, options, hint } = props
  const [url, color] = [pictureOf(props), colorOf(props)]
  return (
    <span className="flex items-center gap-2 leading-tight">
      {url ? (
        <img src={url} alt="" loading="lazy" className="size-7 shrink-0 rounded-sm object-cover" />
      ) : (
        color !== undefined && (
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-edge"
            style={{ backgroundColor: color }}
          />
        )
      )}
      <span>
        {variantLabel(variant, options)}
        {hint !== undefined && <span className="block text-xs font-normal text-muted">{hint}</span>}
      </span>
    </span>
  )
}
