import type { DescriptionLine, LineItem } from '@vitrine/contract/entities/cart.ts'
import type { Image } from '@vitrine/contract/entities/common.ts'
import type { ChoiceLine, SellableImage } from '@vitrine/domain/cart/sellable.ts'
import type { MoneyWriter } from '../money-writer.ts'
import type { Site } from '../site/sites.ts'
import type { PricedLine } from './priced-line.ts'

const presentChoice = ({ name, value, colorCode }: ChoiceLine): DescriptionLine => ({
  name: { original: name, translated: name },
  ...(colorCode === undefined
    ? { plainText: { original: value, translated: value } }
    : { colorInfo: { original: value, translated: value, code: colorCode } }),
})

/** The choices of a line and the buyer's own text, in the order the product lists them. */
export const presentDescription = ({ line, item }: PricedLine): DescriptionLine[] => [
  ...item.choices.map(presentChoice),
  ...Object.entries(line.reference.options?.customTextFields ?? {}).map(([name, value]) =>
    presentChoice({ name, value }),
  ),
]

export const presentImage = ({ id, url, width, height, altText }: SellableImage): Image => ({
  id,
  url,
  width,
  height,
  ...(altText !== undefined && { altText }),
})

/** The part of a line that carts, checkouts and orders show alike. */
export const presentItem = (priced: PricedLine) => {
  const { line, item } = priced
  return {
    id: line.id,
    quantity: line.quantity,
    catalogReference: { ...line.reference, options: { ...line.reference.options, variantId: line.variantId } },
    productName: { original: item.name, translated: item.name },
    descriptionLines: presentDescription(priced),
    physicalProperties: {
      shippable: item.kind === 'PHYSICAL',
      ...(item.weight !== undefined && { weight: item.weight }),
      ...(item.sku !== undefined && { sku: item.sku }),
    },
    itemType: { preset: item.kind },
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
  }
}

/** A line of the cart. Prices are those of one piece, but for `lineItemPrice`. */
export const presentLine = (priced: PricedLine, { money, site }: { money: MoneyWriter; site: Site }): LineItem => {
  const { line, item, availability, available } = priced
  const relativePath = `/product-page/${item.slug}`
  return {
    ...presentItem(priced),
    url: { relativePath, url: site.storefrontUrl + relativePath },
    price: money.multi(item.price),
    fullPrice: money.multi(item.fullPrice),
    priceBeforeDiscounts: money.multi(item.price),
    lineItemPrice: money.multi(item.price * line.quantity),
    ...(item.image && { image: presentImage(item.image) }),
    availability: { status: availability, ...(available !== Infinity && { quantityAvailable: available }) },
    rootCatalogItemId: line.reference.catalogItemId,
  }
}
