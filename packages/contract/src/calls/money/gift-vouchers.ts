/** Redeems gift cards outside of checkouts, such as at a till or by an app. */
import { elevated, room } from '../../call.ts'
import { ExtendedFields } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import { currency, decimal, described, entity, guid, oneOf, optional, shape, text, unbuilt } from '../../schema.ts'

const value = decimal({ gte: 0, lte: 999_999_999.99, maxScale: 5 }, { description: 'Amount in major units.' })
const VoucherMoney = entity(
  'VoucherMoney',
  { value, currency: currency() },
  { description: 'An amount of money of a gift card.' },
)

const GiftVoucher = entity(
  'GiftVoucher',
  {
    obfuscatedCode: text({ maxLength: 30, description: 'The last characters of the code.' }),
    balance: described(VoucherMoney, 'Remaining amount.'),
    status: oneOf(['VALID', 'EXPIRED', 'DISABLED']),
    appId: guid({ description: 'ID of the app that issued the gift card.' }),
    externalId: text({ minLength: 1, maxLength: 50, description: 'ID of the gift card.' }),
  },
  { description: 'A gift card as apps see it by its code.' },
)

const code = text({ minLength: 1, maxLength: 50, description: 'Code of the gift card.' })
const appId = guid({ description: 'ID of the app that issued the gift card, which is that of the store.' })
const common = {
  context: optional(shape({ locationId: optional(unbuilt(text({ maxLength: 50 }), later.giftCardLocation)) })),
}
const pin = optional(unbuilt(text(), later.pin))

export const giftVoucherCalls = room({ scope: 'giftCards', area: 'giftCards', idempotent: true })({
  getGiftVoucher: {
    method: 'POST',
    path: '/ecom/v1/gift-cards/{code}',
    aliases: ['/gift-cards-spi-host/v1/gift-cards/{code}'],
    summary: 'Returns the balance and status of a gift card by its code.',
    roles: elevated,
    repeatable: true,
    reads: true,
    params: shape({ code }),
    body: shape({ appId: optional(appId), pin, ...common }),
    response: shape({ giftCard: GiftVoucher }),
    errors: ['GIFT_CARD_NOT_FOUND'],
    client: {
      module: 'giftVouchers',
      name: 'getGiftCard',
      example: 'const { giftCard: found } = await owner.giftVouchers.getGiftCard(giftCardCode)',
    },
  },
  redeemGiftVoucher: {
    method: 'POST',
    path: '/ecom/v1/gift-cards/redeem',
    aliases: ['/gift-cards-spi-host/v1/gift-cards/redeem'],
    summary:
      'Redeems an amount of a gift card for a purchase outside of checkouts, such as at a till. It is not in the books.',
    roles: elevated,
    repeatable: false,
    body: shape({
      code,
      amount: shape(
        {
          value,
          currency: optional(currency({ description: 'Must be that of the card. Default: that of the card.' })),
        },
        { description: 'Amount to redeem: more than 0, and at most the balance.' },
      ),
      orderId: optional(
        text({
          minLength: 1,
          maxLength: 100,
          description: 'ID of the purchase, which can redeem the card once. Any system may have it.',
        }),
      ),
      appId,
      pin,
      ...common,
      extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
    }),
    response: shape({ transactionId: guid({ description: 'ID of the redemption, with which it can be undone.' }) }),
    errors: [
      'GIFT_CARD_NOT_FOUND',
      'ALREADY_REDEEMED',
      'CURRENCY_NOT_SUPPORTED',
      'INSUFFICIENT_FUNDS',
      'GIFT_CARD_DISABLED',
      'GIFT_CARD_EXPIRED',
    ],
    client: {
      module: 'giftVouchers',
      name: 'redeemGiftCard',
      args: 'code ...options!',
      example: [
        "const amount = { value: '5.00', currency: 'EUR' }",
        'const { transactionId } = await owner.giftVouchers.redeemGiftCard(giftCardCode, { amount, appId: storesApp })',
      ],
    },
  },
  voidGiftVoucherTransaction: {
    method: 'POST',
    path: '/ecom/v1/gift-cards/void',
    aliases: ['/gift-cards-spi-host/v1/gift-cards/void'],
    summary: 'Undoes a redemption by `redeemGiftCard`. The amount is returned to the card.',
    roles: elevated,
    repeatable: false,
    body: shape({ transactionId: guid(), appId, ...common }),
    response: shape({}),
    errors: ['TRANSACTION_NOT_FOUND', 'ALREADY_VOIDED', 'GIFT_CARD_DISABLED', 'GIFT_CARD_EXPIRED'],
    client: {
      module: 'giftVouchers',
      name: 'voidTransaction',
      args: 'transactionId ...options!',
      example: [
        "const amount = { value: '5.00', currency: 'EUR' }",
        'const redeemed = await owner.giftVouchers.redeemGiftCard(giftCardCode, { amount, appId: storesApp })',
        'await owner.giftVouchers.voidTransaction(redeemed.transactionId, { appId: storesApp })',
      ],
    },
  },
})
