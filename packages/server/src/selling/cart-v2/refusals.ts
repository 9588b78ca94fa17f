/** Errors of the second generation for those of the rooms that both generations use. */
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { InvalidRequest, Refusal } from '../../ground/base/refusal.ts'
import { giftCardReason } from '../presentation/api.ts'

/** Names of fields in requests of the first generation, and in those of the second. */
const fieldNames: readonly (readonly [first: RegExp, second: string])[] = [
  [/^lineItems\[(\d+)\]\.catalogOverrideFields\.price$/, 'catalogItems[$1].catalogOverrideFields.salePrice'],
  [/^lineItems\[(\d+)\]\.catalogOverrideFields\.productName/, 'catalogItems[$1].catalogOverrideFields.name'],
  [/^lineItems/, 'catalogItems'],
  [/^customLineItems\[(\d+)\]\.(price|fullPrice)$/, 'customItems[$1].pricing.$2.amount'],
  [/^customLineItems\[(\d+)\]\.productName/, 'customItems[$1].name'],
  [/^customLineItems\[(\d+)\]\.quantity$/, 'customItems[$1].quantityInfo.requestedQuantity'],
  [/^customLineItems\[(\d+)\]\.depositAmount$/, 'customItems[$1].paymentConfig.depositAmount.amount'],
  [/^customLineItems\[(\d+)\]\.paymentOption$/, 'customItems[$1].paymentConfig.paymentOption'],
  [/^customLineItems/, 'customItems'],
  [/^giftCardRedeemAmount$/, 'giftCard.redeemAmount.amount'],
  [/^channelType$/, 'cart.source.channelType'],
]

const renamedField = (field: string): string => {
  const found = fieldNames.find(([first]) => first.test(field))
  return found ? field.replace(...found) : field
}

const itemOf = (data: Refusal['data']) => ({
  catalogReference: { catalogItemId: data?.catalogItemId, appId: storesAppId },
})

const notForSale = ({ message, data }: Refusal): Refusal =>
  new Refusal('ITEM_NOT_FOUND_IN_CATALOG', message, { invalidItems: [itemOf(data)] })

const useless = ({ code, message, data }: Refusal): Refusal =>
  new Refusal('INVALID_GIFT_CARD_STATUS', message, { ...data, reason: giftCardReason(code) })

const renamings: { readonly [Code in ErrorCode]?: (refusal: Refusal) => Refusal } = {
  PRODUCT_NOT_FOUND: notForSale,
  ITEM_NOT_AVAILABLE: notForSale,
  INSUFFICIENT_INVENTORY: ({ code, message, data }) => {
    const invalidItems = [{ id: itemOf(data), availableQuantity: data?.available }]
    return new Refusal(code, message, { ...data, invalidItems })
  },
  LINE_ITEM_NOT_FOUND: ({ data }) =>
    new Refusal('LINE_ITEM_NOT_FOUND_IN_CART', undefined, { lineItemIds: [data?.lineItemId] }),
  ERROR_GIFT_CARD_DOES_NOT_EXIST: ({ message, data }) => new Refusal('INVALID_GIFT_CARD_CODE', message, data),
  ERROR_GIFT_CARD_DISABLED: useless,
  ERROR_GIFT_CARD_EXPIRED: useless,
  ERROR_GIFT_CARD_EMPTY: useless,
  ERROR_GIFT_CARD_CURRENCY: useless,
  CART_IS_EMPTY: () => new Refusal('EMPTY_CART'),
  CHECKOUT_NOT_FOUND: () => new Refusal('CART_NOT_FOUND'),
}

/** Does the work of a call, with the errors of the second generation. */
export const withErrorsOfV2 = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw renamings[error.code]?.(error) ?? error
    if (!(error instanceof InvalidRequest)) throw error
    throw new InvalidRequest(error.violations.map((one) => ({ ...one, field: renamedField(one.field) })))
  }
}
