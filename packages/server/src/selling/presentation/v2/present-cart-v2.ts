import type { CartV2, DeliveryMethod } from '@vitrine/contract/entities/selling/cart-v2.ts'
import { presentedContact } from '@vitrine/domain/address/presented.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import type { BasketRecord, PricedBasket } from '../../basket/api.ts'
import type { CartView } from '../view-cart.ts'
import { amountWriter } from './cart-amount.ts'
import { offItems } from './line-discounts.ts'
import { presentDiscountsV2, presentHintsV2 } from './present-discounts.ts'
import { presentLineV2 } from './present-line.ts'

type Part<Name extends keyof CartV2> = NonNullable<CartV2[Name]>

/** Presents a delivery option. */
export const presentMethod = ({
  chosen,
}: Pick<PricedBasket['totals']['delivery'], 'chosen'>): DeliveryMethod | undefined => {
  if (!chosen) return undefined
  const title = chosen.title.slice(0, 200)
  return {
    code: chosen.code,
    appId: chosen.carrierId,
    title: { original: title, translated: title },
    pickup: chosen.logistics.pickup !== undefined,
  }
}

/**
 * Presents the method that the buyer selected. Until the address is known, or once the method is no longer offered, only
 * its code and the name of the method in the settings are.
 */
const selectedMethod = ({
  record: { selectedDelivery: code },
  totals,
  rules,
}: CartView): DeliveryMethod | undefined => {
  if (code === undefined) return undefined
  const { chosen, unavailableCode } = totals.delivery
  if (chosen && unavailableCode === undefined) return presentMethod({ chosen })
  const title = rules.delivery.methods.find(({ id }) => id === code)?.title ?? code
  return { code, appId: ownCarrierId, title: { original: title, translated: title }, pickup: false }
}

const presentCustomer = ({ cart, record, site }: CartView, money: MoneyWriter): Part<'customerInfo'> => {
  const { firstName, lastName, phone, company, vatId } = record.shippingDestination?.contactDetails ?? {}
  const buyer = buyerOf(cart.owner)
  return {
    ...buyer,
    ...('memberId' in buyer && { contactId: buyer.memberId }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
    ...(vatId && { vatId }),
    ...(record.email !== undefined && { email: record.email }),
    languageCode: record.buyerLanguage ?? site.language,
    currencyCode: money.converted.currency,
  }
}

const presentSourceOf = ({ cart, record }: CartView): Part<'source'> => {
  const { externalReference } = record
  return {
    channelType: (record.channelType ?? 'WEB') as NonNullable<Part<'source'>['channelType']>,
    externalReferences:
      externalReference?.appId === undefined ? [] : [{ ...externalReference, appId: externalReference.appId }],
    createdBy: record.createdBy ?? buyerOf(cart.owner),
    ...(record.customContentReference && { customContentReference: record.customContentReference }),
  }
}

const presentPayment = ({ record, giftCard, site }: CartView, money: MoneyWriter): Part<'paymentInfo'> => {
  const amount = amountWriter(money)
  const { address, contactDetails } = record.billingInfo ? presentedContact(record.billingInfo) : {}
  return {
    giftCards: giftCard
      ? [
          {
            id: giftCard.id,
            obfuscatedCode: giftCard.obfuscatedCode,
            appId: storesAppId,
            externalId: giftCard.id,
            ...(giftCard.requested !== undefined && { requestedRedeemAmount: amount(giftCard.requested) }),
          },
        ]
      : [],
    currencyCode: site.currency,
    ...(address && { billingAddress: address }),
    ...(contactDetails && { billingContact: contactDetails }),
  }
}

const presentSettings = ({ customSettings }: BasketRecord): Pick<CartV2, 'settings'> => {
  if (!customSettings) return {}
  const { disabledPolicyAgreementCheckbox: isWaived, disabledManualPayment: isOnlineOnly, ...locks } = customSettings
  const { lockGiftCard, lockCouponCode } = locks
  return {
    settings: {
      ...(lockGiftCard !== undefined && { lockGiftCard }),
      ...(lockCouponCode !== undefined && { lockCouponCode }),
      ...(isWaived !== undefined && { policyAgreementCheckboxDisabled: isWaived }),
      ...(isOnlineOnly !== undefined && { manualPaymentDisabled: isOnlineOnly }),
    },
  }
}

/** Presents a cart of the second generation. What it costs besides its lines is in its summary. */
export const presentCartV2 = (view: CartView): CartV2 => {
  const { cart, record, lines, totals, used, site } = view
  const money = createMoneyWriter(site)
  const amount = amountWriter(money)
  const { address } = record.shippingDestination ? presentedContact(record.shippingDestination) : {}
  const method = selectedMethod(view)
  return {
    id: cart.id,
    createdDate: cart.created_date.toISOString(),
    updatedDate: cart.updated_date.toISOString(),
    revision: String(cart.revision),
    lineItems: lines.map((line) => presentLineV2(line, view, amount)),
    subtotal: amount(totals.subtotal - offItems(view)),
    discounts: presentDiscountsV2(view, amount),
    ...presentHintsV2(view, money),
    ...(record.buyerNote !== undefined && { note: record.buyerNote }),
    coupons: used ? [{ id: used.coupon.id, code: used.coupon.code }] : [],
    source: presentSourceOf(view),
    businessInfo: {
      ...(record.businessLocationId !== undefined && { locationId: record.businessLocationId }),
      languageCode: site.language,
      currencyCode: site.currency,
    },
    customerInfo: presentCustomer(view, money),
    deliveryInfo: { ...(address && { address }), ...(method && { method }), weightUnit: site.settings.weightUnit },
    taxInfo: {
      pricesIncludeTax: totals.isTaxIncluded,
      ...(record.taxExemptGroupId !== undefined && { taxExemptGroupId: record.taxExemptGroupId }),
    },
    paymentInfo: presentPayment(view, money),
    orderPlaced: cart.order_id !== null,
    ...(cart.order_id !== null && { orderId: cart.order_id }),
    purchaseFlowId: record.purchaseFlowId,
    ...presentSettings(record),
    ...(record.overrideCheckoutUrl !== undefined && { customCheckoutUrl: record.overrideCheckoutUrl }),
    ...(record.formSubmissions && { formSubmissions: [...record.formSubmissions] }),
    ...(record.customFields && { customFields: [...record.customFields] }),
    ...(record.marketingConsent && { marketingConsent: record.marketingConsent }),
    currentCart: cart.is_current,
    demo: false,
  }
}
