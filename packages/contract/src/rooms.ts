// Printed by `npm run generate` from the files in the folder of calls. Do not edit.

import { activityCalls } from './calls/activity.ts'
import { addressSuggestionCalls } from './calls/address-suggestions.ts'
import { apiKeyCalls } from './calls/api-keys.ts'
import { appCalls } from './calls/apps.ts'
import { backInStockCalls, backInStockSettingCalls } from './calls/back-in-stock.ts'
import { backOfficeCalls } from './calls/back-office.ts'
import { bookCalls } from './calls/books.ts'
import { brandCalls } from './calls/brands.ts'
import { cartByIdCalls } from './calls/cart-by-id.ts'
import { cartCalls } from './calls/cart.ts'
import { catalogRestCalls } from './calls/catalog-rest.ts'
import { catalogVersionCalls } from './calls/catalog-version.ts'
import { catalogCalls } from './calls/catalog.ts'
import { categoryCalls } from './calls/categories.ts'
import { checkoutTemplateCalls } from './calls/checkout-templates.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { consentCalls } from './calls/consents.ts'
import { contactBookCalls } from './calls/contact-book.ts'
import { contactCalls } from './calls/contacts.ts'
import { couponCalls } from './calls/coupons.ts'
import { currencyCalls } from './calls/currencies.ts'
import { customizationCalls } from './calls/customizations.ts'
import { deliveryProfileCalls } from './calls/delivery-profiles.ts'
import { digitalGoodsCalls } from './calls/digital-goods.ts'
import { discountPreviewCalls } from './calls/discount-preview.ts'
import { discountRuleCalls } from './calls/discount-rules.ts'
import { discountCalls } from './calls/discounts.ts'
import { disputeCalls } from './calls/disputes.ts'
import { draftOrderCalls } from './calls/draft-orders.ts'
import { factorCalls } from './calls/factors.ts'
import { failedJobCalls } from './calls/failed-jobs.ts'
import { feeRuleCalls } from './calls/fee-rules.ts'
import { fulfillmentCalls } from './calls/fulfillments.ts'
import { giftCardCalls } from './calls/gift-cards.ts'
import { identityCalls } from './calls/identity.ts'
import { infoSectionCalls } from './calls/info-sections.ts'
import { invoiceCalls } from './calls/invoices.ts'
import { localDeliveryOptionCalls } from './calls/local-delivery-options.ts'
import { memberGroupCalls } from './calls/member-groups.ts'
import { memberCalls } from './calls/members.ts'
import { notificationSettingCalls } from './calls/notification-settings.ts'
import { oauthAppCalls } from './calls/oauth-apps.ts'
import { orderBillingCalls } from './calls/order-billing.ts'
import { orderChargeCalls } from './calls/order-charges.ts'
import { orderDetailCalls } from './calls/order-details.ts'
import { orderImportCalls } from './calls/order-import.ts'
import { orderInvoiceCalls } from './calls/order-invoices.ts'
import { orderLinkCalls } from './calls/order-links.ts'
import { orderTransactionCalls } from './calls/order-transactions.ts'
import { orderCalls } from './calls/orders.ts'
import { paymentLinkCalls } from './calls/payment-links.ts'
import { paymentMethodCalls } from './calls/payment-methods.ts'
import { paymentProviderCalls } from './calls/payment-providers.ts'
import { paymentRequestCalls } from './calls/payment-requests.ts'
import { paymentsCollectorCalls } from './calls/payments-collector.ts'
import { pickupLocationCalls } from './calls/pickup-locations.ts'
import { priceListCalls } from './calls/price-lists.ts'
import { productV3Calls } from './calls/products-v3.ts'
import { purchaseTermsCalls } from './calls/purchase-terms.ts'
import { receiptCalls } from './calls/receipts.ts'
import { recommendationCalls } from './calls/recommendations.ts'
import { remainderCalls } from './calls/remainders.ts'
import { returnCalls } from './calls/returns.ts'
import { reviewCalls } from './calls/reviews.ts'
import { ribbonCalls } from './calls/ribbons.ts'
import { savedPaymentMethodCalls } from './calls/saved-payment-methods.ts'
import { searchCalls } from './calls/search.ts'
import { servicePluginCalls } from './calls/service-plugins.ts'
import { settingCalls } from './calls/settings.ts'
import { shippingLabelCalls } from './calls/shipping-labels.ts'
import { shippingCalls } from './calls/shipping.ts'
import { shippoCalls } from './calls/shippo.ts'
import { signInProviderCalls } from './calls/sign-in-providers.ts'
import { storeCreditCalls } from './calls/store-credit.ts'
import { storeDesignCalls } from './calls/store-design.ts'
import { storesOrderCalls } from './calls/stores-orders.ts'
import { taxCalculationCalls } from './calls/tax-calculation.ts'
import { taxExemptionCalls } from './calls/tax-exemptions.ts'
import { taxCalls } from './calls/tax.ts'
import { tipCalls, tipOfferCalls, orderTipCalls, tipSettingsCalls, tippableStaffCalls } from './calls/tips.ts'
import { totalsCalculatorCalls } from './calls/totals-calculator.ts'
import { translationCalls } from './calls/translations.ts'
import { wishListCalls } from './calls/wish-list.ts'

export {
  activityCalls,
  addressSuggestionCalls,
  apiKeyCalls,
  appCalls,
  backInStockCalls,
  backInStockSettingCalls,
  backOfficeCalls,
  bookCalls,
  brandCalls,
  cartByIdCalls,
  cartCalls,
  catalogRestCalls,
  catalogVersionCalls,
  catalogCalls,
  categoryCalls,
  checkoutTemplateCalls,
  checkoutCalls,
  consentCalls,
  contactBookCalls,
  contactCalls,
  couponCalls,
  currencyCalls,
  customizationCalls,
  deliveryProfileCalls,
  digitalGoodsCalls,
  discountPreviewCalls,
  discountRuleCalls,
  discountCalls,
  disputeCalls,
  draftOrderCalls,
  factorCalls,
  failedJobCalls,
  feeRuleCalls,
  fulfillmentCalls,
  giftCardCalls,
  identityCalls,
  infoSectionCalls,
  invoiceCalls,
  localDeliveryOptionCalls,
  memberGroupCalls,
  memberCalls,
  notificationSettingCalls,
  oauthAppCalls,
  orderBillingCalls,
  orderChargeCalls,
  orderDetailCalls,
  orderImportCalls,
  orderInvoiceCalls,
  orderLinkCalls,
  orderTransactionCalls,
  orderCalls,
  paymentLinkCalls,
  paymentMethodCalls,
  paymentProviderCalls,
  paymentRequestCalls,
  paymentsCollectorCalls,
  pickupLocationCalls,
  priceListCalls,
  productV3Calls,
  purchaseTermsCalls,
  receiptCalls,
  recommendationCalls,
  remainderCalls,
  returnCalls,
  reviewCalls,
  ribbonCalls,
  savedPaymentMethodCalls,
  searchCalls,
  servicePluginCalls,
  settingCalls,
  shippingLabelCalls,
  shippingCalls,
  shippoCalls,
  signInProviderCalls,
  storeCreditCalls,
  storeDesignCalls,
  storesOrderCalls,
  taxCalculationCalls,
  taxExemptionCalls,
  taxCalls,
  tipCalls,
  tipOfferCalls,
  orderTipCalls,
  tipSettingsCalls,
  tippableStaffCalls,
  totalsCalculatorCalls,
  translationCalls,
  wishListCalls,
}

/** The calls of all rooms, by name. */
export const allCalls = {
  ...activityCalls,
  ...addressSuggestionCalls,
  ...apiKeyCalls,
  ...appCalls,
  ...backInStockCalls,
  ...backInStockSettingCalls,
  ...backOfficeCalls,
  ...bookCalls,
  ...brandCalls,
  ...cartByIdCalls,
  ...cartCalls,
  ...catalogRestCalls,
  ...catalogVersionCalls,
  ...catalogCalls,
  ...categoryCalls,
  ...checkoutTemplateCalls,
  ...checkoutCalls,
  ...consentCalls,
  ...contactBookCalls,
  ...contactCalls,
  ...couponCalls,
  ...currencyCalls,
  ...customizationCalls,
  ...deliveryProfileCalls,
  ...digitalGoodsCalls,
  ...discountPreviewCalls,
  ...discountRuleCalls,
  ...discountCalls,
  ...disputeCalls,
  ...draftOrderCalls,
  ...factorCalls,
  ...failedJobCalls,
  ...feeRuleCalls,
  ...fulfillmentCalls,
  ...giftCardCalls,
  ...identityCalls,
  ...infoSectionCalls,
  ...invoiceCalls,
  ...localDeliveryOptionCalls,
  ...memberGroupCalls,
  ...memberCalls,
  ...notificationSettingCalls,
  ...oauthAppCalls,
  ...orderBillingCalls,
  ...orderChargeCalls,
  ...orderDetailCalls,
  ...orderImportCalls,
  ...orderInvoiceCalls,
  ...orderLinkCalls,
  ...orderTransactionCalls,
  ...orderCalls,
  ...paymentLinkCalls,
  ...paymentMethodCalls,
  ...paymentProviderCalls,
  ...paymentRequestCalls,
  ...paymentsCollectorCalls,
  ...pickupLocationCalls,
  ...priceListCalls,
  ...productV3Calls,
  ...purchaseTermsCalls,
  ...receiptCalls,
  ...recommendationCalls,
  ...remainderCalls,
  ...returnCalls,
  ...reviewCalls,
  ...ribbonCalls,
  ...savedPaymentMethodCalls,
  ...searchCalls,
  ...servicePluginCalls,
  ...settingCalls,
  ...shippingLabelCalls,
  ...shippingCalls,
  ...shippoCalls,
  ...signInProviderCalls,
  ...storeCreditCalls,
  ...storeDesignCalls,
  ...storesOrderCalls,
  ...taxCalculationCalls,
  ...taxExemptionCalls,
  ...taxCalls,
  ...tipCalls,
  ...tipOfferCalls,
  ...orderTipCalls,
  ...tipSettingsCalls,
  ...tippableStaffCalls,
  ...totalsCalculatorCalls,
  ...translationCalls,
  ...wishListCalls,
}
