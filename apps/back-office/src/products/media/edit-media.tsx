import type { Product } from '@vitrine/client'
import { Checkbox, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { textIn } from '../../form/read-fields.ts'
import { FieldGroup } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { languageName } from '../../translations/languages.ts'
import { words } from '../../words/en.ts'
import { readAltTexts, saveAltTexts, type AltTexts } from './alt-text-translations.ts'
import { FocalPointField, type FocalPoint } from './focal-point.tsx'
import { PosterField } from './poster-field.tsx'
import { altTextOf, choicesOf, kindOf, mediaOf, variantIdsOf, type MediaItem } from './shown-media.ts'

const { media: texts } = words
const at = (name: string) => `mediaItem.${name}`
const altTextIn = (language: string) => `alt-text-${language}`
/** More variants are not listed; their media can be set by choice. */
const maxVariants = 100

interface PlacesProps {
  readonly product: Product
  readonly item: MediaItem
}

/** The choices of a product, each with its place in the form. */
const placesOf = ({ productOptions }: Product) =>
  productOptions.flatMap(({ name: option, choices }, index) =>
    choices.map(({ description: choice }, place) => ({ option, choice, field: `choice-${index}-${place}` })),
  )

const Choices = ({ product, item }: PlacesProps) => {
  const shown = choicesOf(product, item)
  return (
    <FieldGroup title={texts.choices} hint={texts.choicesHint}>
      {placesOf(product).map(({ option, choice, field }) => (
        <Checkbox
          key={field}
          name={field}
          label={texts.choice(option, choice)}
          defaultChecked={shown.some((one) => one.option === option && one.choice === choice)}
        />
      ))}
    </FieldGroup>
  )
}

const Variants = ({ product, item }: PlacesProps) => {
  const shown = variantIdsOf(product, item)
  return (
    <FieldGroup title={texts.variants}>
      {product.variants.map(({ id = '', choices }) => (
        <Checkbox
          key={id}
          name="variant"
          value={id}
          label={Object.values(choices).join(', ')}
          defaultChecked={shown.includes(id)}
        />
      ))}
    </FieldGroup>
  )
}

const hasVariants = ({ manageVariants, variants }: Product): boolean => manageVariants && variants.length <= maxVariants

/** Where a product shows an item. Products without options show all media. */
const readPlaces = (product: Product, form: FormData) => ({
  ...(product.productOptions.length > 0 && {
    choices: placesOf(product).flatMap(({ option, choice, field }) => (form.has(field) ? [{ option, choice }] : [])),
  }),
  ...(hasVariants(product) && { variantIds: form.getAll('variant').map(String) }),
})

const focalPointOf = ({ image }: MediaItem): FocalPoint | undefined => {
  const { x, y } = image?.focalPoint ?? {}
  return x === undefined || y === undefined ? undefined : { x, y }
}

interface EditMediaProps {
  readonly product: Product
  readonly item: MediaItem
  /** The store's additional languages. */
  readonly languages: readonly string[]
  readonly onClose: () => void
}

/** Edits the texts, focal point, preview image, choices and variants of a media item. */
export const EditMedia = ({ product, item, languages, onClose }: EditMediaProps) => {
  const [focalPoint, setFocalPoint] = useState(focalPointOf(item))
  const [before, setBefore] = useState<AltTexts>()
  useEffect(() => {
    void readAltTexts(product.id, item.id, languages).then(setBefore, () => undefined)
  }, [product.id, item.id, languages])
  const isPicture = kindOf(item) === 'picture'
  const act = async (form: FormData) => {
    const posterId = form.get(at('posterId'))
    await shop.productMedia.updateProductMediaItem(product.id, item.id, {
      altText: textIn(form, at('altText')),
      ...(isPicture ? { focalPoint: focalPoint ?? {} } : { title: textIn(form, at('title')) }),
      ...(posterId !== null && { posterId: String(posterId) }),
      ...readPlaces(product, form),
    })
    if (!before) return
    const after = Object.fromEntries(languages.map((language) => [language, textIn(form, altTextIn(language))]))
    const mediaIds = mediaOf(product).map(({ id }) => id)
    await saveAltTexts(product.id, { mediaId: item.id, mediaIds, before, after })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.editTitle}
      hint={texts.altTextHint}
      confirm={words.save}
      variant="primary"
      done={words.saved}
      act={act}
    >
      {(failure) => (
        <>
          {item.image && <FocalPointField image={item.image} value={focalPoint} onChange={setFocalPoint} />}
          <TextField
            name={at('altText')}
            label={texts.altText}
            defaultValue={altTextOf(item)}
            maxLength={1000}
            mark="none"
            error={fieldErrorOf(failure, at('altText'))}
          />
          {before &&
            languages.map((language) => (
              <TextField
                key={language}
                name={altTextIn(language)}
                lang={language}
                label={texts.altTextIn(languageName(language))}
                defaultValue={before[language]}
                maxLength={1000}
                mark="none"
              />
            ))}
          {!isPicture && (
            <>
              <TextField
                name={at('title')}
                label={texts.name}
                hint={texts.nameHint}
                defaultValue={item.title}
                maxLength={80}
                mark="none"
                error={fieldErrorOf(failure, at('title'))}
              />
              <PosterField poster={item.video?.poster ?? item.model?.poster} name={at('posterId')} />
            </>
          )}
          {product.productOptions.length > 0 && <Choices product={product} item={item} />}
          {hasVariants(product) && <Variants product={product} item={item} />}
        </>
      )}
    </ConfirmDialog>
  )
}
