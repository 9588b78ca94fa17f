// Printed by `npm run generate` from the files in the folder of calls. Do not edit.

import { abandonedCartCalls } from './calls/selling/abandoned-carts.ts'
import { abandonedCheckoutCalls, abandonedCheckoutEmailCalls } from './calls/selling/abandoned-checkouts.ts'
import { activityCalls } from './calls/people/activity.ts'
import { addressSuggestionCalls } from './calls/people/address-suggestions.ts'
import { alertCalls } from './calls/store/alerts.ts'
import { apiKeyCalls } from './calls/people/api-keys.ts'
import { appCalls } from './calls/store/apps.ts'
import { auditLogCalls } from './calls/people/audit-log.ts'
import { backInStockCalls, backInStockSettingCalls } from './calls/catalog/stock/back-in-stock.ts'
import { backOfficeCalls } from './calls/store/back-office.ts'
import { bookCalls } from './calls/money/books.ts'
import { brandCalls } from './calls/catalog/brands.ts'
import { cartByIdCalls } from './calls/selling/cart-by-id.ts'
import { cartV2Calls } from './calls/selling/cart-v2.ts'
import { cartCalls } from './calls/selling/cart.ts'
import { catalogImportCalls } from './calls/catalog/product/catalog-imports.ts'
import { catalogRestCalls } from './calls/catalog/product/catalog-rest.ts'
import { catalogVersionCalls } from './calls/catalog/product/catalog-version.ts'
import { catalogCalls } from './calls/catalog/catalog.ts'
import { categoryCalls } from './calls/catalog/categories.ts'
import { checkoutContentCalls } from './calls/store/checkout-content.ts'
import { checkoutTemplateCalls } from './calls/selling/checkout-templates.ts'
import { checkoutCalls } from './calls/selling/checkout.ts'
import { collectionRuleCalls } from './calls/catalog/collection-rules.ts'
import { companyCalls } from './calls/people/companies.ts'
import { consentCalls } from './calls/people/consents.ts'
import { contactBookCalls } from './calls/people/contact-book.ts'
import { contactCalls } from './calls/people/contacts.ts'
import { couponCalls } from './calls/pricing/coupons.ts'
import { currencyCalls } from './calls/store/currencies.ts'
import { currentCartV2Calls } from './calls/selling/current-cart-v2.ts'
import { customerCalls, customerHistoryCalls } from './calls/people/customers.ts'
import { customizationCalls } from './calls/catalog/customizations.ts'
import { deliveryProfileCalls } from './calls/pricing/delivery-profiles.ts'
import { deliverySolutionCalls } from './calls/selling/delivery-solutions.ts'
import { demoPastCalls } from './calls/store/demo-past.ts'
import { digitalGoodsCalls } from './calls/orders/digital-goods.ts'
import { discountPreviewCalls } from './calls/pricing/discount-preview.ts'
import { discountRuleCalls } from './calls/pricing/discount-rules.ts'
import { discountCalls } from './calls/pricing/discounts.ts'
import { disputeCalls } from './calls/money/disputes.ts'
import { domainCalls } from './calls/store/domains.ts'
import { draftOrderCalls } from './calls/orders/draft-orders.ts'
import { ecommerceSettingsCalls } from './calls/store/ecommerce-settings.ts'
import { emailChangeCalls } from './calls/people/staff/email-change.ts'
import { emailTemplateCalls } from './calls/store/email-templates.ts'
import { factorCalls } from './calls/people/factors.ts'
import { failedJobCalls } from './calls/store/failed-jobs.ts'
import { feeRuleCalls } from './calls/pricing/fee-rules.ts'
import { fulfillmentCalls } from './calls/orders/fulfillments.ts'
import { giftCardCalls } from './calls/money/gift-cards.ts'
import { giftVoucherCalls } from './calls/money/gift-vouchers.ts'
import { identityCalls } from './calls/people/identity.ts'
import { infoSectionCalls } from './calls/catalog/info-sections.ts'
import { inventoryItemCalls } from './calls/catalog/stock/inventory-items.ts'
import { inventoryCalls } from './calls/catalog/stock/inventory.ts'
import { invoiceCalls } from './calls/orders/invoices.ts'
import { localDeliveryOptionCalls } from './calls/pricing/local-delivery-options.ts'
import { memberGroupCalls } from './calls/people/member-groups.ts'
import { memberCalls } from './calls/people/members.ts'
import { newsletterCalls } from './calls/people/newsletter.ts'
import { notificationSettingCalls } from './calls/store/notification-settings.ts'
import { oauthAppCalls } from './calls/people/oauth-apps.ts'
import { orderBillingCalls } from './calls/money/order-billing.ts'
import { orderChargeCalls } from './calls/money/order-charges.ts'
import { orderDetailCalls } from './calls/orders/order-details.ts'
import { orderImportCalls } from './calls/orders/order-import.ts'
import { orderInvoiceCalls } from './calls/orders/order-invoices.ts'
import { orderLinkCalls } from './calls/orders/order-links.ts'
import { orderTransactionCalls } from './calls/money/order-transactions.ts'
import { orderCalls } from './calls/orders/orders.ts'
import { ownerRecoveryCalls } from './calls/people/staff/owner-recovery.ts'
import { paymentLinkCalls } from './calls/money/payment-links.ts'
import { paymentMethodCalls } from './calls/money/payment-methods.ts'
import { paymentProviderCalls } from './calls/money/payment-providers.ts'
import { paymentRequestCalls } from './calls/money/payment-requests.ts'
import { paymentsCollectorCalls } from './calls/money/payments-collector.ts'
import { pickupLocationCalls } from './calls/pricing/pickup-locations.ts'
import { priceListCalls } from './calls/catalog/price-lists.ts'
import { productGroupCalls } from './calls/catalog/product/product-groups.ts'
import { productImportCalls } from './calls/catalog/product/product-imports.ts'
import { productListCalls } from './calls/catalog/product/product-list.ts'
import { productSearchCalls } from './calls/catalog/product/product-search.ts'
import { productV3BulkCalls } from './calls/catalog/product/product-v3-bulk.ts'
import { productV3ByFilterCalls } from './calls/catalog/product/product-v3-by-filter.ts'
import { productV3ChangeCalls } from './calls/catalog/product/product-v3-changes.ts'
import { productV3Calls } from './calls/catalog/product/products-v3.ts'
import { promotionCalls } from './calls/catalog/promotions.ts'
import { purchaseTermsCalls } from './calls/catalog/purchase-terms.ts'
import { readOnlyVariantCalls } from './calls/catalog/product/read-only-variants.ts'
import { receiptCalls } from './calls/orders/receipts.ts'
import { recommendationCalls } from './calls/catalog/recommendations.ts'
import { remainderCalls } from './calls/orders/remainders.ts'
import { reportCalls } from './calls/store/reports.ts'
import { returnCalls } from './calls/orders/returns.ts'
import { reviewCalls } from './calls/catalog/reviews.ts'
import { ribbonCalls } from './calls/catalog/ribbons.ts'
import { savedPaymentMethodCalls } from './calls/money/saved-payment-methods.ts'
import { savedReportCalls } from './calls/store/saved-reports.ts'
import { searchCalls } from './calls/catalog/search.ts'
import { servicePluginCalls } from './calls/store/service-plugins.ts'
import { setUpCalls } from './calls/store/set-up.ts'
import { settingCalls } from './calls/store/settings.ts'
import { shippingLabelCalls } from './calls/orders/shipping-labels.ts'
import { shippingCalls } from './calls/pricing/shipping.ts'
import { shippoCalls } from './calls/orders/shippo.ts'
import { signInProviderCalls } from './calls/people/sign-in-providers.ts'
import { staffAccountCalls } from './calls/people/staff/staff-account.ts'
import { staffPasskeyCalls } from './calls/people/staff/staff-passkeys.ts'
import { staffCalls } from './calls/people/staff/staff.ts'
import { stockTransferCalls } from './calls/catalog/stock/stock-transfers.ts'
import { storeCreditCalls } from './calls/money/store-credit.ts'
import { storeDesignCalls } from './calls/store/store-design.ts'
import { storesLocationCalls } from './calls/catalog/stock/stores-locations.ts'
import { storesOrderCalls } from './calls/orders/stores-orders.ts'
import { subscriptionOptionCalls, productSubscriptionCalls } from './calls/catalog/subscription-options.ts'
import { taxCalculationCalls } from './calls/pricing/tax-calculation.ts'
import { taxExemptionCalls } from './calls/pricing/tax-exemptions.ts'
import { taxCalls } from './calls/pricing/tax.ts'
import { tipCalls, tipOfferCalls, orderTipCalls, tipSettingsCalls, tippableStaffCalls } from './calls/pricing/tips.ts'
import { totalsCalculatorCalls } from './calls/selling/totals-calculator.ts'
import { translationCalls } from './calls/catalog/translations.ts'
import { wishListCalls } from './calls/catalog/wish-list.ts'
import { wishlistCalls } from './calls/catalog/wishlists.ts'

export {
  abandonedCartCalls,
  abandonedCheckoutCalls,
  abandonedCheckoutEmailCalls,
  activityCalls,
  addressSuggestionCalls,
  alertCalls,
  apiKeyCalls,
  appCalls,
  auditLogCalls,
  backInStockCalls,
  backInStockSettingCalls,
  backOfficeCalls,
  bookCalls,
  brandCalls,
  cartByIdCalls,
  cartV2Calls,
  cartCalls,
  catalogImportCalls,
  catalogRestCalls,
  catalogVersionCalls,
  catalogCalls,
  categoryCalls,
  checkoutContentCalls,
  checkoutTemplateCalls,
  checkoutCalls,
  collectionRuleCalls,
  companyCalls,
  consentCalls,
  contactBookCalls,
  contactCalls,
  couponCalls,
  currencyCalls,
  currentCartV2Calls,
  customerCalls,
  customerHistoryCalls,
  customizationCalls,
  deliveryProfileCalls,
  deliverySolutionCalls,
  demoPastCalls,
  digitalGoodsCalls,
  discountPreviewCalls,
  discountRuleCalls,
  discountCalls,
  disputeCalls,
  domainCalls,
  draftOrderCalls,
  ecommerceSettingsCalls,
  emailChangeCalls,
  emailTemplateCalls,
  factorCalls,
  failedJobCalls,
  feeRuleCalls,
  fulfillmentCalls,
  giftCardCalls,
  giftVoucherCalls,
  identityCalls,
  infoSectionCalls,
  inventoryItemCalls,
  inventoryCalls,
  invoiceCalls,
  localDeliveryOptionCalls,
  memberGroupCalls,
  memberCalls,
  newsletterCalls,
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
  ownerRecoveryCalls,
  paymentLinkCalls,
  paymentMethodCalls,
  paymentProviderCalls,
  paymentRequestCalls,
  paymentsCollectorCalls,
  pickupLocationCalls,
  priceListCalls,
  productGroupCalls,
  productImportCalls,
  productListCalls,
  productSearchCalls,
  productV3BulkCalls,
  productV3ByFilterCalls,
  productV3ChangeCalls,
  productV3Calls,
  promotionCalls,
  purchaseTermsCalls,
  readOnlyVariantCalls,
  receiptCalls,
  recommendationCalls,
  remainderCalls,
  reportCalls,
  returnCalls,
  reviewCalls,
  ribbonCalls,
  savedPaymentMethodCalls,
  savedReportCalls,
  searchCalls,
  servicePluginCalls,
  setUpCalls,
  settingCalls,
  shippingLabelCalls,
  shippingCalls,
  shippoCalls,
  signInProviderCalls,
  staffAccountCalls,
  staffPasskeyCalls,
  staffCalls,
  stockTransferCalls,
  storeCreditCalls,
  storeDesignCalls,
  storesLocationCalls,
  storesOrderCalls,
  subscriptionOptionCalls,
  productSubscriptionCalls,
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
  wishlistCalls,
}

/** The calls of all rooms, by name. */
export const allCalls = {
  ...abandonedCartCalls,
  ...abandonedCheckoutCalls,
  ...abandonedCheckoutEmailCalls,
  ...activityCalls,
  ...addressSuggestionCalls,
  ...alertCalls,
  ...apiKeyCalls,
  ...appCalls,
  ...auditLogCalls,
  ...backInStockCalls,
  ...backInStockSettingCalls,
  ...backOfficeCalls,
  ...bookCalls,
  ...brandCalls,
  ...cartByIdCalls,
  ...cartV2Calls,
  ...cartCalls,
  ...catalogImportCalls,
  ...catalogRestCalls,
  ...catalogVersionCalls,
  ...catalogCalls,
  ...categoryCalls,
  ...checkoutContentCalls,
  ...checkoutTemplateCalls,
  ...checkoutCalls,
  ...collectionRuleCalls,
  ...companyCalls,
  ...consentCalls,
  ...contactBookCalls,
  ...contactCalls,
  ...couponCalls,
  ...currencyCalls,
  ...currentCartV2Calls,
  ...customerCalls,
  ...customerHistoryCalls,
  ...customizationCalls,
  ...deliveryProfileCalls,
  ...deliverySolutionCalls,
  ...demoPastCalls,
  ...digitalGoodsCalls,
  ...discountPreviewCalls,
  ...discountRuleCalls,
  ...discountCalls,
  ...disputeCalls,
  ...domainCalls,
  ...draftOrderCalls,
  ...ecommerceSettingsCalls,
  ...emailChangeCalls,
  ...emailTemplateCalls,
  ...factorCalls,
  ...failedJobCalls,
  ...feeRuleCalls,
  ...fulfillmentCalls,
  ...giftCardCalls,
  ...giftVoucherCalls,
  ...identityCalls,
  ...infoSectionCalls,
  ...inventoryItemCalls,
  ...inventoryCalls,
  ...invoiceCalls,
  ...localDeliveryOptionCalls,
  ...memberGroupCalls,
  ...memberCalls,
  ...newsletterCalls,
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
  ...ownerRecoveryCalls,
  ...paymentLinkCalls,
  ...paymentMethodCalls,
  ...paymentProviderCalls,
  ...paymentRequestCalls,
  ...paymentsCollectorCalls,
  ...pickupLocationCalls,
  ...priceListCalls,
  ...productGroupCalls,
  ...productImportCalls,
  ...productListCalls,
  ...productSearchCalls,
  ...productV3BulkCalls,
  ...productV3ByFilterCalls,
  ...productV3ChangeCalls,
  ...productV3Calls,
  ...promotionCalls,
  ...purchaseTermsCalls,
  ...readOnlyVariantCalls,
  ...receiptCalls,
  ...recommendationCalls,
  ...remainderCalls,
  ...reportCalls,
  ...returnCalls,
  ...reviewCalls,
  ...ribbonCalls,
  ...savedPaymentMethodCalls,
  ...savedReportCalls,
  ...searchCalls,
  ...servicePluginCalls,
  ...setUpCalls,
  ...settingCalls,
  ...shippingLabelCalls,
  ...shippingCalls,
  ...shippoCalls,
  ...signInProviderCalls,
  ...staffAccountCalls,
  ...staffPasskeyCalls,
  ...staffCalls,
  ...stockTransferCalls,
  ...storeCreditCalls,
  ...storeDesignCalls,
  ...storesLocationCalls,
  ...storesOrderCalls,
  ...subscriptionOptionCalls,
  ...productSubscriptionCalls,
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
  ...wishlistCalls,
}
