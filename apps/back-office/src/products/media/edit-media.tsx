import { Button, Checkbox, Dialog, Stack, TextField } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FieldGroup } from '../../page/section.tsx'
import { languageName } from '../../translations/languages.ts'
import { words } from '../../words/words.ts'
import { variantKey, variantLabel } from '../editor/draft/align-variants.ts'
import { placesOf, type ChoicePlace, type MediaPlaces } from '../editor/draft/media-places.ts'
import type { MediaDraft, ProductDraft } from '../editor/draft/product-draft.ts'
import { readAltTexts, type AltTexts } from './alt-text-translations.ts'
import { CropField } from './crop/crop-field.tsx'
import { FocalPointField } from './focal-point.tsx'
import { PosterField } from './poster-field.tsx'
import type { UploadedMedia } from './upload-media.ts'

const { media: texts } = words
/** More variants are not listed; their media can be set by choice. */
const maxVariants = 100

interface PlacesProps {
  readonly draft: ProductDraft
  readonly places: MediaPlaces
  readonly onChange: (places: MediaPlaces) => void
}

const isSame = (one: ChoicePlace, other: ChoicePlace): boolean =>
  one.option === other.option && one.choice === other.choice

const Choices = ({ draft, places, onChange }: PlacesProps) => {
  const set = (place: ChoicePlace, isIn: boolean) => {
    const others = places.choices.filter((one) => !isSame(one, place))
    onChange({ ...places, choices: isIn ? [...others, place] : others })
  }
  return (
    <FieldGroup title={texts.choices} hint={texts.choicesHint}>
      {draft.options.flatMap(({ key: option, name, choices }) =>
        choices.map(({ key: choice, name: label }) => (
          <Checkbox
            key={`${option} ${choice}`}
            label={texts.choice(name, label)}
            checked={places.choices.some((one) => isSame(one, { option, choice }))}
            onChange={(event) => set({ option, choice }, event.target.checked)}
          />
        )),
      )}
    </FieldGroup>
  )
}

const Variants = ({ draft, places, onChange }: PlacesProps) => {
  const set = (key: string, isIn: boolean) => {
    const others = places.variants.filter((one) => one !== key)
    onChange({ ...places, variants: isIn ? [...others, key] : others })
  }
  return (
    <FieldGroup title={texts.variants}>
      {draft.variants.map((variant) => {
        const key = variantKey(variant, draft.options)
        return (
          <Checkbox
            key={key}
            label={variantLabel(variant, draft.options)}
            checked={places.variants.includes(key)}
            onChange={(event) => set(key, event.target.checked)}
          />
        )
      })}
    </FieldGroup>
  )
}

/** The alternative texts of a saved item in other languages. `undefined` until they are loaded. */
const useAltTexts = (productId: string | undefined, { id, altTexts }: MediaDraft, languages: readonly string[]) => {
  const [loaded, setLoaded] = useState<AltTexts | undefined>(productId === undefined ? {} : undefined)
  useEffect(() => {
    if (productId === undefined || id === undefined) return
    void readAltTexts(productId, id, languages).then(setLoaded, () => undefined)
  }, [productId, id, languages])
  return loaded && { ...loaded, ...altTexts }
}

/** The item with a part of its image. It is another file, which takes the texts along. */
const croppedItem = (
  { altText, title, posterId }: MediaDraft,
  { id, url }: UploadedMedia,
  altTexts: AltTexts | undefined,
): MediaDraft => ({ key: id, id, kind: 'picture', url, altText, title, posterId, ...(altTexts && { altTexts }) })

interface EditMediaProps {
  /** Absent if the product is new. */
  readonly productId: string | undefined
  readonly draft: ProductDraft
  readonly item: MediaDraft
  /** The store's additional languages. */
  readonly languages: readonly string[]
  readonly onChange: (item: MediaDraft, places: MediaPlaces) => void
  readonly onClose: () => void
}

/** Edits the texts, focal point, preview image, choices and variants of a media item. The product's form saves them. */
export const EditMedia = ({ productId, draft, item, languages, onChange, onClose }: EditMediaProps) => {
  const [edited, setEdited] = useState(item)
  const [places, setPlaces] = useState(() => placesOf(draft, item.key))
  const altTexts = useAltTexts(productId, edited, languages)
  const [isCropping, setCropping] = useState(false)
  const isPicture = item.kind === 'picture'
  // An item has an ID once it is uploaded or saved.
  const hasPlaces = draft.options.length > 0 && item.id !== undefined
  const set = (changes: Partial<MediaDraft>) => setEdited((all) => ({ ...all, ...changes }))
  const finish = () => {
    onChange(edited, places)
    onClose()
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      description={texts.altTextHint}
      footer={
        <>
          <Button type="button" onClick={onClose}>
            {words.cancel}
          </Button>
          {/* A frame that is not cropped to yet would be lost. */}
          <Button type="button" variant="primary" disabled={isCropping} onClick={finish}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack>
        {isPicture && isCropping && (
          <CropField
            image={edited}
            onCropped={(cropped) => {
              setEdited(croppedItem(edited, cropped, altTexts))
              setCropping(false)
            }}
            onClose={() => setCropping(false)}
          />
        )}
        {isPicture && !isCropping && (
          <>
            <FocalPointField
              image={edited}
              value={edited.focalPoint}
              onChange={(focalPoint) => {
                const { focalPoint: _before, ...rest } = edited
                setEdited(focalPoint ? { ...rest, focalPoint } : rest)
              }}
            />
            <p>
              <Button type="button" size="small" onClick={() => setCropping(true)}>
                {texts.crop}
              </Button>
            </p>
          </>
        )}
        <TextField
          label={texts.altText}
          value={edited.altText}
          maxLength={1000}
          mark="none"
          onChange={(event) => set({ altText: event.target.value })}
        />
        {altTexts &&
          languages.map((language) => (
            <TextField
              key={language}
              lang={language}
              label={texts.altTextIn(languageName(language))}
              value={altTexts[language] ?? ''}
              maxLength={1000}
              mark="none"
              onChange={(event) => set({ altTexts: { ...edited.altTexts, [language]: event.target.value } })}
            />
          ))}
        {!isPicture && (
          <>
            <TextField
              label={texts.name}
              hint={texts.nameHint}
              value={edited.title}
              maxLength={80}
              mark="none"
              onChange={(event) => set({ title: event.target.value })}
            />
            <PosterField
              url={edited.posterUrl}
              onChange={(poster) => {
                const { posterUrl: _before, ...rest } = edited
                setEdited({ ...rest, posterId: poster?.id ?? '', ...(poster && { posterUrl: poster.url }) })
              }}
            />
          </>
        )}
        {hasPlaces && <Choices draft={draft} places={places} onChange={setPlaces} />}
        {hasPlaces && draft.variants.length <= maxVariants && (
          <Variants draft={draft} places={places} onChange={setPlaces} />
        )}
      </Stack>
    </Dialog>,
    document.body,
  )
}
