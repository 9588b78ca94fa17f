import type { LineItemV2, LineStatus } from '@vitrine/contract/entities/selling/cart-v2.ts'
import { facetPrice, facetsInCart } from '@vitrine/domain/line-facet/facets.ts'
import { times } from '@vitrine/domain/money.ts'
import { presentImage, presentItem, presentSource, type PricedBasket, type PricedLine } from '../../basket/api.ts'
import { quantityTermsOf } from '../../../catalog/purchase-terms/api.ts'
import type { AmountWriter } from './cart-amount.ts'
import { discountName, discountsOnLine, discountSource, offLine, shareOf } from './line-discounts.ts'

const statuses = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
} as const satisfies Record<PricedLine['availability'], LineStatus>

/** At least one piece is confirmed, as the specification has it: the status tells whether it can be bought. */
const presentQuantity = ({ line: { quantity, custom }, available }: PricedLine): LineItemV2['quantityInfo'] => ({
  confirmedQuantity: Math.max(1, Math.min(quantity, available)),
  requestedQuantity: quantity,
  ...(available !== Infinity && { availableQuantity: available }),
  fixedQuantity: custom?.fixedQuantity ?? false,
})

/** Returns prices of a line after the discounts on it; a price per piece is rounded. */
export const pricesOfLine = ({ line: { id, quantity }, item: { price } }: PricedLine, priced: PricedBasket) => {
  const total = times(price, quantity) - offLine(id, priced)
  return { unit: Math.round(total / quantity), total }
}

const presentPricing = (priced: PricedLine, view: PricedBasket, amount: AmountWriter): LineItemV2['pricing'] => {
  const { item } = priced
  const { priceDescription, priceUndetermined = false } = presentItem(priced)
  const { unit, total } = pricesOfLine(priced, view)
  return {
    unitPrice: amount(unit),
    totalPrice: amount(total),
    ...(priceDescription && { priceDescription }),
    priceUndetermined,
    breakdown: {
      fullPrice: amount(item.fullPrice),
      salePrice: amount(item.price),
      totalModifiersPrice: amount(facetPrice(item)),
    },
  }
}

const presentOverrides = ({ line: { override } }: PricedLine): Pick<LineItemV2['source'], 'catalogOverrideFields'> => {
  if (!override) return {}
  const { productName: name, price: salePrice, savePaymentMethod: _save, inventoryAppId: _app, ...same } = override
  return {
    catalogOverrideFields: { ...same, ...(name && { name }), ...(salePrice !== undefined && { salePrice }) },
  } as Pick<LineItemV2['source'], 'catalogOverrideFields'>
}

/** Presents a line of a cart. */
export const presentLineV2 = (priced: PricedLine, view: PricedBasket, amount: AmountWriter): LineItemV2 => {
  const { line, item } = priced
  const { id, productName, catalogReference, descriptionLines, itemType, physicalProperties, ...shown } =
    presentItem(priced)
  const { url, policies, membersOnly = false, rootCatalogItemId, ...source } = presentSource(priced, view.site)
  const { depositAmount, modifierGroups } = facetsInCart(priced, amount)
  const taxGroupId = source.taxGroupId ?? item.taxGroupId
  const discounts = discountsOnLine(id, view).map((discount) => ({
    name: discountName(discount),
    amountOff: amount(shareOf(discount, id, view)),
    source: discountSource(discount, view),
  }))
  return {
    id,
    name: productName,
    quantityInfo: presentQuantity(priced),
    pricing: presentPricing(priced, view, amount),
    source: {
      ...(catalogReference && { catalogReference }),
      ...presentOverrides(priced),
      ...(rootCatalogItemId !== undefined && { rootCatalogItemId }),
    },
    attributes: {
      descriptionLines,
      ...(item.image && { image: presentImage(item.image) }),
      ...(url && { url }),
      ...(policies && { policies }),
      itemType,
      physicalProperties,
      ...(shown.serviceProperties && { serviceProperties: shown.serviceProperties }),
      membersOnly,
      ...(shown.withdrawalExclusion && { withdrawalExclusion: shown.withdrawalExclusion }),
    },
    deliveryConfig: { ...(source.deliveryProfileId !== undefined && { deliveryProfileId: source.deliveryProfileId }) },
    taxConfig: {
      ...(shown.taxableAddress && { taxableAddress: shown.taxableAddress }),
      ...(taxGroupId !== undefined && { taxGroupId }),
    },
    paymentConfig: {
      savePaymentMethod: false,
      ...(depositAmount && { depositAmount: depositAmount as LineItemV2['pricing']['unitPrice'] }),
      paymentOption: shown.paymentOption,
    },
    status: statuses[priced.availability],
    ...(modifierGroups && { modifierGroups: modifierGroups as NonNullable<LineItemV2['modifierGroups']> }),
    ...(discounts.length > 0 && { discounts }),
    customLineItem: line.custom !== undefined,
    ...quantityTermsOf(priced.terms),
  }
}
