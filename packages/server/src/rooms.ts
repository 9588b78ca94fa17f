import type { AllCalls } from '@vitrine/contract'
import type { Context } from './ground/context/context.ts'
import type { Handlers } from './ground/base/handlers.ts'
import type { Room } from './ground/context/room.ts'
import { groundRoom } from './ground/room.ts'
import { activityRoom } from './people/activity/room.ts'
import { apiKeyRoom } from './people/api-key/room.ts'
import { auditLogRoom } from './people/audit-log/room.ts'
import { captchaRoom } from './people/captcha/room.ts'
import { consentRoom } from './people/consent/room.ts'
import { oauthAppRoom } from './people/oauth-app/room.ts'
import { sessionRoom } from './people/session/room.ts'
import { memberRoom } from './people/member/room.ts'
import { addressSuggestionRoom } from './people/address-suggestion/room.ts'
import { contactRoom } from './people/contact/room.ts'
import { customerRoom } from './people/customer/room.ts'
import { factorRoom } from './people/factor/room.ts'
import { memberGroupRoom } from './people/member-group/room.ts'
import { ownerRoom } from './people/owner/room.ts'
import { directoryRoom } from './people/directory/room.ts'
import { installationRoom } from './people/installation/room.ts'
import { signInRoom } from './people/sign-in/room.ts'
import { oauthRoom } from './people/oauth/room.ts'
import { signInProviderRoom } from './people/sign-in-provider/room.ts'
import { currencyRoom } from './store/currency/room.ts'
import { domainRoom } from './store/domain/room.ts'
import { newsletterRoom } from './store/newsletter/room.ts'
import { notificationRoom } from './store/notification/room.ts'
import { servicePluginRoom } from './store/service-plugin/room.ts'
import { settingRoom } from './store/setting/room.ts'
import { brandRoom } from './catalog/brand/room.ts'
import { customizationRoom } from './catalog/customization/room.ts'
import { catalogVersionRoom } from './catalog/catalog-version/room.ts'
import { infoSectionRoom } from './catalog/info-section/room.ts'
import { productListRoom } from './catalog/product-list/room.ts'
import { catalogImportRoom } from './catalog/catalog-import/room.ts'
import { subscriptionOptionRoom } from './catalog/subscription-option/room.ts'
import { productGroupRoom } from './catalog/product-group/room.ts'
import { promotionRoom } from './catalog/promotion/room.ts'
import { ribbonRoom } from './catalog/ribbon/room.ts'
import { productRoom } from './catalog/product/room.ts'
import { purchaseTermsRoom } from './catalog/purchase-terms/room.ts'
import { translationRoom } from './catalog/translation/room.ts'
import { wishListRoom } from './catalog/wish-list/room.ts'
import { backInStockRoom } from './catalog/back-in-stock/room.ts'
import { lowStockRoom } from './catalog/low-stock/room.ts'
import { priceListRoom } from './catalog/price-list/room.ts'
import { recommendationRoom } from './catalog/recommendation/room.ts'
import { reviewRoom } from './catalog/review/room.ts'
import { searchRoom } from './catalog/search/room.ts'
import { couponRoom } from './pricing/coupon/room.ts'
import { discountRoom } from './pricing/discount/room.ts'
import { feeRoom } from './pricing/fee/room.ts'
import { shippingRoom } from './pricing/shipping/room.ts'
import { taxRoom } from './pricing/tax/room.ts'
import { tipRoom } from './pricing/tip/room.ts'
import { giftCardRoom } from './money/gift-card/room.ts'
import { paymentRoom } from './money/payment/room.ts'
import { basketRoom } from './selling/basket/room.ts'
import { checkoutRoom } from './selling/checkout/room.ts'
import { cartRoom } from './selling/cart/room.ts'
import { cartV2Room } from './selling/cart-v2/room.ts'
import { checkoutTemplateRoom } from './selling/checkout-template/room.ts'
import { discountPreviewRoom } from './selling/discount-preview/room.ts'
import { deliverySolutionsRoom } from './selling/delivery-solutions/room.ts'
import { totalsCalculatorRoom } from './selling/totals-calculator/room.ts'
import { orderRoom } from './orders/order/room.ts'
import { shippoRoom } from './orders/shippo/room.ts'
import { fulfillmentRoom } from './orders/fulfillment/room.ts'
import { paymentRequestRoom } from './orders/payment-request/room.ts'
import { receiptRoom } from './orders/receipt/room.ts'
import { digitalRoom } from './orders/digital/room.ts'
import { invoiceRoom } from './orders/invoice/room.ts'
import { remainderRoom } from './orders/remainder/room.ts'
import { storesOrderRoom } from './orders/stores-order/room.ts'
import { shippingLabelRoom } from './orders/shipping-label/room.ts'
import { purchaseRoom } from './purchase/purchase/room.ts'
import { abandonedCheckoutRoom } from './purchase/abandoned-checkout/room.ts'
import { companyRoom } from './purchase/company/room.ts'
import { customerHistoryRoom } from './purchase/customer-history/room.ts'
import { billingRoom } from './purchase/billing/room.ts'
import { orderDetailRoom } from './purchase/order-details/room.ts'
import { orderImportRoom } from './purchase/order-import/room.ts'
import { paymentsCollectorRoom } from './purchase/payments-collector/room.ts'
import { draftOrderRoom } from './purchase/draft-order/room.ts'
import { orderTipRoom } from './purchase/order-tip/room.ts'
import { returnsRoom } from './purchase/returns/room.ts'
import { orderLinkRoom } from './purchase/order-link/room.ts'
import { booksRoom } from './desk/books/room.ts'
import { importRoom } from './desk/import/room.ts'
import { reportRoom } from './desk/report/room.ts'
import { ecommerceSettingsRoom } from './desk/ecommerce-settings/room.ts'
import { emailTemplateRoom } from './desk/email-template/room.ts'
import { failedJobRoom } from './desk/failed-job/room.ts'
import { notificationSettingsRoom } from './desk/notification-settings/room.ts'
import { setUpRoom } from './desk/set-up/room.ts'
import { storeDesignRoom } from './desk/store-design/room.ts'
import { siteRoom } from './desk/site/room.ts'
import { cachePurgeRoom } from './doors/cache-purge/room.ts'
import { eventDeliveryRoom } from './doors/event-delivery/room.ts'
import { idempotencyRoom } from './doors/idempotency/room.ts'
import { mailDeliveryRoom } from './doors/mail-delivery/room.ts'
import { redirectRoom } from './doors/redirect/room.ts'

/** The rooms of each wing that answer calls, have tables or work on their own; the lower wings and rooms first. */
export const wings = {
  ground: [groundRoom],
  people: [
    activityRoom,
    apiKeyRoom,
    auditLogRoom,
    captchaRoom,
    consentRoom,
    oauthAppRoom,
    memberRoom,
    sessionRoom,
    addressSuggestionRoom,
    contactRoom,
    factorRoom,
    ownerRoom,
    directoryRoom,
    customerRoom,
    memberGroupRoom,
    installationRoom,
    signInRoom,
    oauthRoom,
    signInProviderRoom,
  ],
  store: [currencyRoom, domainRoom, newsletterRoom, notificationRoom, servicePluginRoom, settingRoom],
  catalog: [
    brandRoom,
    ribbonRoom,
    infoSectionRoom,
    customizationRoom,
    subscriptionOptionRoom,
    catalogVersionRoom,
    productRoom,
    productListRoom,
    catalogImportRoom,
    productGroupRoom,
    promotionRoom,
    purchaseTermsRoom,
    translationRoom,
    wishListRoom,
    backInStockRoom,
    lowStockRoom,
    priceListRoom,
    recommendationRoom,
    reviewRoom,
    searchRoom,
  ],
  pricing: [couponRoom, discountRoom, feeRoom, shippingRoom, taxRoom, tipRoom],
  money: [giftCardRoom, paymentRoom],
  selling: [
    basketRoom,
    checkoutRoom,
    cartRoom,
    cartV2Room,
    checkoutTemplateRoom,
    discountPreviewRoom,
    totalsCalculatorRoom,
    deliverySolutionsRoom,
  ],
  orders: [
    orderRoom,
    shippoRoom,
    fulfillmentRoom,
    paymentRequestRoom,
    receiptRoom,
    digitalRoom,
    invoiceRoom,
    remainderRoom,
    storesOrderRoom,
    shippingLabelRoom,
  ],
  purchase: [
    purchaseRoom,
    billingRoom,
    orderDetailRoom,
    orderImportRoom,
    paymentsCollectorRoom,
    draftOrderRoom,
    orderTipRoom,
    returnsRoom,
    orderLinkRoom,
    abandonedCheckoutRoom,
    companyRoom,
    customerHistoryRoom,
  ],
  desk: [
    booksRoom,
    ecommerceSettingsRoom,
    emailTemplateRoom,
    failedJobRoom,
    importRoom,
    reportRoom,
    notificationSettingsRoom,
    setUpRoom,
    storeDesignRoom,
    siteRoom,
  ],
  doors: [cachePurgeRoom, eventDeliveryRoom, idempotencyRoom, mailDeliveryRoom, redirectRoom],
} as const

/** Every room of the server. */
export const rooms = Object.values(wings).flat()

type Served<Each> = Each extends Room<infer Handlers> ? (handlers: Handlers) => void : never
type ServedByAll = Served<(typeof rooms)[number]> extends (handlers: infer Handlers) => void ? Handlers : never

/** The function of each call: a call that no room answers does not compile. */
export const handlersOf = (context: Context): Handlers<AllCalls> =>
  Object.assign({}, ...rooms.map(({ handlers }) => handlers?.(context))) as ServedByAll
