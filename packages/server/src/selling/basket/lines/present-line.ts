import type { DescriptionLine, LineItem } from '@vitrine/contract/entities/selling/cart.ts'
import type { LineDiscount } from '@vitrine/contract/entities/pricing/discount.ts'
import type { Image } from '@vitrine/contract/entities/common.ts'
import type { ChoiceLine, SellableImage } from '@vitrine/domain/cart/sellable.ts'
import { describeFacets, facetsInCart } from '@vitrine/domain/line-facet/facets.ts'
import { times } from '@vitrine/domain/money.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { PricedLine } from './priced-line.ts'
import type { StoredLine } from '../record.ts'

type Custom = NonNullable<StoredLine['custom']>

const presentChoice = (choice: ChoiceLine): DescriptionLine => {
  const { name, value, colorCode, translatedName = name, translatedValue: translated = value } = choice
  return {
    name: { original: name, translated: translatedName },
    ...(colorCode === undefined
      ? { plainText: { original: value, translated } }
      : { colorInfo: { original: value, translated, code: colorCode } }),
  }
}

/** Presents texts without a modifier, such as those of a gift card. */
const presentTexts = ({ reference }: StoredLine): DescriptionLine[] =>
  Object.entries(reference.options?.customTextFields ?? {}).map(([name, original]) => ({
    name: { original: name, translated: name },
    plainText: { original },
  }))

/** Presents the choices of a line and the buyer's texts, in the order of the product. */
const presentDescription = (priced: PricedLine): DescriptionLine[] => [
  ...priced.item.choices.map(presentChoice),
  ...(priced.item.modifiers ? [] : presentTexts(priced.line)),
  ...describeFacets(priced),
]

export const presentImage = (image: SellableImage): Image => ({ ...image })

/** Presents the texts of a line: from the catalog, or overridden. */
const presentWords = (priced: PricedLine) => {
  const { line, item } = priced
  const written = line.custom ?? line.override
  const ofCatalog = { original: item.name, translated: item.translatedName ?? item.name }
  const { original, translated = original } = written?.productName ?? ofCatalog
  return {
    productName: { original, translated },
    descriptionLines: written?.descriptionLines ? [...written.descriptionLines] : presentDescription(priced),
  }
}

/** Presents why the right of withdrawal is excluded, from the terms of the product. */
const presentExclusion = ({ terms: { withdrawalExclusion } = {} }: PricedLine) =>
  withdrawalExclusion ? { withdrawalExclusion } : {}

/** Presents the fields that lines of carts, checkouts and orders share. */
export const presentItem = (priced: PricedLine) => {
  const { line, item } = priced
  const { custom } = line
  const ofCatalog = { ...line.reference, options: { ...line.reference.options, variantId: line.variantId } }
  const catalogReference = custom ? custom.catalogReference : ofCatalog
  return {
    id: line.id,
    quantity: line.quantity,
    ...(catalogReference && { catalogReference }),
    ...presentWords(priced),
    physicalProperties: {
      shippable: item.kind === 'PHYSICAL',
      ...(item.weight !== undefined && { weight: item.weight }),
      ...(item.sku !== undefined && { sku: item.sku }),
    },
    itemType: custom?.itemType ?? { preset: item.kind },
    paymentOption: priced.payment.option,
    ...presentExclusion(priced),
    ...(custom?.serviceProperties && { serviceProperties: custom.serviceProperties }),
    ...(custom?.priceDescription && { priceDescription: custom.priceDescription }),
    ...(custom?.taxableAddress && { taxableAddress: custom.taxableAddress }),
    ...(custom?.fixedQuantity !== undefined && { fixedQuantity: custom.fixedQuantity }),
    ...(custom?.priceUndetermined !== undefined && { priceUndetermined: custom.priceUndetermined }),
  }
}

/** Presents the further fields of a custom line. */
const presentCustom = ({ url, policies, membersOnly, rootCatalogItemId, taxGroupId, deliveryProfileId }: Custom) => ({
  customLineItem: true,
  ...(url && { url }),
  ...(policies && { policies: [...policies] }),
  ...(membersOnly !== undefined && { membersOnly }),
  ...(rootCatalogItemId !== undefined && { rootCatalogItemId }),
  ...(taxGroupId !== undefined && { taxGroupId }),
  ...(deliveryProfileId !== undefined && { deliveryProfileId }),
})

const presentCatalogLine = ({ line, item }: PricedLine, site: Site) => {
  const relativePath = `/product-page/${item.slug}`
  return {
    url: { relativePath, url: site.storefrontUrl + relativePath },
    rootCatalogItemId: line.reference.catalogItemId,
    ...(item.deliveryProfileId !== undefined && { deliveryProfileId: item.deliveryProfileId }),
    ...(line.override && { catalogOverrideFields: line.override }),
  }
}

/** Presents where the item of a line comes from. */
export const presentSource = (
  { line, ...priced }: PricedLine,
  site: Site,
): Pick<
  Partial<LineItem>,
  | 'url'
  | 'policies'
  | 'membersOnly'
  | 'rootCatalogItemId'
  | 'taxGroupId'
  | 'deliveryProfileId'
  | 'customLineItem'
  | 'catalogOverrideFields'
> => (line.custom ? presentCustom(line.custom) : presentCatalogLine({ line, ...priced }, site))

/** Presents a cart line. Prices are per piece, except `lineItemPrice`. */
export const presentLine = (
  priced: PricedLine,
  { money, site, discounts }: { money: MoneyWriter; site: Site; discounts?: LineDiscount[] | undefined },
): LineItem => {
  const { line, item, availability, available } = priced
  return {
    ...presentItem(priced),
    ...presentSource(priced, site),
    price: money.multi(item.price),
    fullPrice: money.multi(item.fullPrice),
    priceBeforeDiscounts: money.multi(item.price),
    lineItemPrice: money.multi(times(item.price, line.quantity)),
    ...facetsInCart(priced, money.multi),
    ...(item.image && { image: presentImage(item.image) }),
    ...(discounts && { discounts }),
    availability: { status: availability, ...(available !== Infinity && { quantityAvailable: available }) },
  }
}
