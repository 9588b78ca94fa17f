import type { Bundle, BundleComponent, BundleOption } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import type { ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import type { ComponentRecord } from '@vitrine/domain/bundle/bundle.ts'
import { componentStatus, isChosenByBuyer, soldVariants } from '@vitrine/domain/bundle/component.ts'
import { variantMedia, variantsOf, type MediaRecord, type OptionRecord } from '@vitrine/domain/catalog/product.ts'
import { translatedChoice, translatedName, translationIn } from '@vitrine/domain/catalog/translation.ts'
import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { mediaUrl } from '../../../../ground/media/addresses.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import { componentFinder, stockReader, type ComponentRow, type ProductRow } from '../product-rows.ts'

interface Presenting {
  readonly component: ComponentRecord
  readonly row: ComponentRow
  readonly site: Site
}

const translationOf = ({ row, site }: Presenting): ProductTranslation | undefined =>
  translationIn(row.translations, site.reading)

const presentOption = ({ name, type, choices }: OptionRecord, presenting: Presenting): BundleOption => {
  const { component, row } = presenting
  const [stockOf, translation] = [stockReader(row), translationOf(presenting)]
  const label = translatedName(translation, name)
  const variants = soldVariants(component, row.record)
  return {
    name,
    ...(label !== undefined && { translatedName: label }),
    choices: choices.flatMap(({ description, value }) => {
      const matching = variants.filter((variant) => variant.choices[name] === description)
      if (matching.length === 0) return []
      const translated = translatedChoice(translation, name, description)
      return [
        {
          description,
          ...(translated !== undefined && { translatedDescription: translated }),
          ...(type === 'color' && { colorCode: value }),
          inStock: matching.some(({ id }) => isInStock(stockOf(id))),
        },
      ]
    }),
  }
}

/** Presents the choices of the variant in a bundle, or the options by which the buyer chooses it. */
const presentVariant = (presenting: Presenting) => {
  const { component, row } = presenting
  const { record } = row
  if (isChosenByBuyer(component, record))
    return { options: record.options.map((option) => presentOption(option, presenting)) }
  const variant = variantsOf(record).find(({ id }) => id === component.variantId)
  const translation = translationOf(presenting)
  const choices = record.options.flatMap(({ name }) => {
    const choice = variant?.choices[name]
    return choice === undefined ? [] : [translatedChoice(translation, name, choice) ?? choice]
  })
  return choices.length === 0 ? {} : { choices }
}

const presentMedia = ({ id, url, width, height, altText }: MediaRecord, site: Site) => ({
  id,
  url: url ?? mediaUrl(site, id),
  width,
  height,
  ...(altText !== undefined && { altText }),
})

const presentProduct = (presenting: Presenting) => {
  const { component, row, site } = presenting
  const { record, name, slug, visible } = row
  const variants = variantsOf(record)
  const media = variantMedia(record, variants.find(({ id }) => id === component.variantId) ?? variants[0]!)
  return {
    name: translationOf(presenting)?.name ?? name,
    ...(visible && { slug }),
    ...(media && { image: presentMedia(media, site) }),
    ...presentVariant(presenting),
  }
}

/** Presents the components of a bundle in the reader's language. Shoppers do not see hidden products. */
export const presentBundle = (
  { record: { bundle }, components }: Pick<ProductRow, 'record' | 'components'>,
  { site, forMerchant }: { readonly site: Site; readonly forMerchant: boolean },
): Bundle | undefined => {
  if (!bundle) return undefined
  const [rows, find] = [new Map((components ?? []).map((row) => [row.id, row])), componentFinder(components)]
  return {
    components: bundle.components.map((component): BundleComponent => {
      const row = rows.get(component.productId)
      return {
        ...component,
        status: componentStatus(component, find(component.productId)),
        ...(row && (row.visible || forMerchant) && presentProduct({ component, row, site })),
      }
    }),
  }
}
