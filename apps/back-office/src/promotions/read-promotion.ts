import type { Promotion } from '@vitrine/client'
import { throwFieldError } from '../form/field-errors.ts'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { words } from '../words/words.ts'

const { promotions: texts } = words

/** What the form sets. */
export interface PromotionSettings {
  readonly name: string
  readonly media: { readonly id: string; readonly altText?: string }
  readonly destinationUrl?: string
  readonly categories: NonNullable<Promotion['categories']>
  readonly enabled: boolean
}

const readCategories = (form: FormData): PromotionSettings['categories'] =>
  form.getAll('category').map((value) => {
    const id = String(value)
    return {
      id,
      position: Math.max(1, countIn(form, `position-${id}`) ?? 1),
      appliedToSubcategories: isTicked(form, `within-${id}`),
    }
  })

export const readPromotion = (form: FormData): PromotionSettings => {
  const [destinationUrl, altText] = [textIn(form, 'promotion.destinationUrl'), textIn(form, 'promotion.media.altText')]
  const id = textIn(form, 'picture') || throwFieldError('promotion.media', texts.imageRequired)
  return {
    name: textIn(form, 'promotion.name'),
    media: { id, ...(altText && { altText }) },
    ...(destinationUrl && { destinationUrl }),
    categories: readCategories(form),
    enabled: isTicked(form, 'promotion.enabled'),
  }
}

export const settingsOf = ({ name, media, destinationUrl, categories = [], enabled = false }: Promotion) => ({
  name,
  media: { id: media.id ?? '', ...(media.altText && { altText: media.altText }) },
  ...(destinationUrl !== undefined && { destinationUrl }),
  categories,
  enabled,
})
