import type { FreeTextInput } from '@vitrine/contract/entities/catalog/customization.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { longestText } from '@vitrine/domain/modifier/modifier.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { readLabel } from '../../ground/entity/label.ts'
import { readAddedPrice } from './choices.ts'
import type { ImageReferences } from '../../ground/media/image-records.ts'
import type { CustomizationType, FreeTextRecord, RenderType } from './tables.ts'

export interface FreeTextContext extends Pick<ImageReferences, 'site'> {
  readonly type: CustomizationType
  readonly renderType: RenderType
  /** The path of the settings in the request. */
  readonly path: string
  readonly before?: FreeTextRecord | null | undefined
}

/** Reads the settings of a text. Those that are not sent stay as they were. */
export const readFreeText = (
  sent: Input<FreeTextInput> | undefined,
  { path, before, ...context }: FreeTextContext,
): FreeTextRecord | null => {
  if (context.renderType !== 'FREE_TEXT') {
    if (!sent) return null
    const isOption = context.type === 'PRODUCT_OPTION'
    throw new Refusal(
      isOption ? 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION' : 'DOESNT_SUPPORT_FREE_TEXT',
      undefined,
      { field: path },
    )
  }
  const title = readLabel(sent?.title ?? before?.title, `${path}.title`)
  const minCharCount = sent?.minCharCount ?? before?.minCharCount ?? 0
  const maxCharCount = sent?.maxCharCount ?? before?.maxCharCount ?? longestText
  if (minCharCount > maxCharCount) {
    const description = `${path}.minCharCount must be at most ${maxCharCount}, the maxCharCount.`
    throw new Refusal('INVALID_FREE_TEXT_SETTINGS', description, { field: `${path}.minCharCount` })
  }
  const price = sent?.defaultAddedPrice ?? before?.defaultAddedPrice
  return {
    title,
    key: before?.key ?? title,
    minCharCount,
    maxCharCount,
    ...readAddedPrice(price, context, `${path}.defaultAddedPrice`),
  }
}
