import type { AllCalls } from '@vitrine/contract'
import type { Context } from './ground/context/context.ts'
import type { Handlers } from './ground/base/handlers.ts'
import type { Room } from './ground/context/room.ts'
import { groundRoom } from './ground/room.ts'
import { activityRoom } from './people/activity/room.ts'
import { addressSuggestionRoom } from './people/address-suggestion/room.ts'
import { apiKeyRoom } from './people/api-key/room.ts'
import { captchaRoom } from './people/captcha/room.ts'
import { consentRoom } from './people/consent/room.ts'
import { contactRoom } from './people/contact/room.ts'
import { directoryRoom } from './people/directory/room.ts'
import { factorRoom } from './people/factor/room.ts'
import { installationRoom } from './people/installation/room.ts'
import { memberRoom } from './people/member/room.ts'
import { memberGroupRoom } from './people/member-group/room.ts'
import { oauthRoom } from './people/oauth/room.ts'
import { oauthAppRoom } from './people/oauth-app/room.ts'
import { ownerRoom } from './people/owner/room.ts'
import { signInRoom } from './people/sign-in/room.ts'
import { signInProviderRoom } from './people/sign-in-provider/room.ts'
import { backInStockRoom } from './shop/back-in-stock/room.ts'
import { basketRoom } from './shop/basket/room.ts'
import { billingRoom } from './shop/billing/room.ts'
import { paymentsCollectorRoom } from './shop/payments-collector/room.ts'
import { returnsRoom } from './shop/returns/room.ts'
import { booksRoom } from './shop/books/room.ts'
import { cartRoom } from './shop/cart/room.ts'
import { catalogRoom } from './shop/catalog/room.ts'
import { checkoutRoom } from './shop/checkout/room.ts'
import { checkoutTemplateRoom } from './shop/checkout-template/room.ts'
import { couponRoom } from './shop/coupon/room.ts'
import { currencyRoom } from './shop/currency/room.ts'
import { deskRoom } from './shop/desk/room.ts'
import { digitalRoom } from './shop/digital/room.ts'
import { discountRoom } from './shop/discount/room.ts'
import { discountPreviewRoom } from './shop/discount-preview/room.ts'
import { draftOrderRoom } from './shop/draft-order/room.ts'
import { feeRoom } from './shop/fee/room.ts'
import { fulfillmentRoom } from './shop/fulfillment/room.ts'
import { giftCardRoom } from './shop/gift-card/room.ts'
import { importRoom } from './shop/import/room.ts'
import { invoiceRoom } from './shop/invoice/room.ts'
import { lowStockRoom } from './shop/low-stock/room.ts'
import { notificationSettingsRoom } from './shop/notification-settings/room.ts'
import { orderRoom } from './shop/order/room.ts'
import { orderDetailRoom } from './shop/order-details/room.ts'
import { orderImportRoom } from './shop/order-import/room.ts'
import { orderLinkRoom } from './shop/order-link/room.ts'
import { paymentRoom } from './shop/payment/room.ts'
import { paymentRequestRoom } from './shop/payment-request/room.ts'
import { priceListRoom } from './shop/price-list/room.ts'
import { purchaseTermsRoom } from './shop/purchase-terms/room.ts'
import { remainderRoom } from './shop/remainder/room.ts'
import { purchaseRoom } from './shop/purchase/room.ts'
import { receiptRoom } from './shop/receipt/room.ts'
import { recommendationRoom } from './shop/recommendation/room.ts'
import { reviewRoom } from './shop/review/room.ts'
import { searchRoom } from './shop/search/room.ts'
import { storesOrderRoom } from './shop/stores-order/room.ts'
import { storeDesignRoom } from './shop/store-design/room.ts'
import { servicePluginRoom } from './shop/service-plugin/room.ts'
import { settingRoom } from './shop/setting/room.ts'
import { shippingRoom } from './shop/shipping/room.ts'
import { shippingLabelRoom } from './shop/shipping-label/room.ts'
import { shippoRoom } from './shop/shippo/room.ts'
import { taxRoom } from './shop/tax/room.ts'
import { orderTipRoom } from './shop/order-tip/room.ts'
import { tipRoom } from './shop/tip/room.ts'
import { totalsCalculatorRoom } from './shop/totals-calculator/room.ts'
import { translationRoom } from './shop/translation/room.ts'
import { wishListRoom } from './shop/wish-list/room.ts'
import { cachePurgeRoom } from './doors/cache-purge/room.ts'
import { eventDeliveryRoom } from './doors/event-delivery/room.ts'
import { idempotencyRoom } from './doors/idempotency/room.ts'
import { mailDeliveryRoom } from './doors/mail-delivery/room.ts'
import { redirectRoom } from './doors/redirect/room.ts'

/** Every room of the server that answers calls, has tables or works on its own; the lower wings first. */
export const rooms = [
  groundRoom,
  activityRoom,
  addressSuggestionRoom,
  apiKeyRoom,
  captchaRoom,
  consentRoom,
  contactRoom,
  directoryRoom,
  factorRoom,
  installationRoom,
  memberRoom,
  memberGroupRoom,
  oauthRoom,
  oauthAppRoom,
  ownerRoom,
  signInRoom,
  signInProviderRoom,
  backInStockRoom,
  basketRoom,
  billingRoom,
  paymentsCollectorRoom,
  returnsRoom,
  booksRoom,
  cartRoom,
  catalogRoom,
  checkoutRoom,
  checkoutTemplateRoom,
  couponRoom,
  currencyRoom,
  deskRoom,
  digitalRoom,
  discountRoom,
  discountPreviewRoom,
  draftOrderRoom,
  feeRoom,
  fulfillmentRoom,
  giftCardRoom,
  importRoom,
  invoiceRoom,
  lowStockRoom,
  notificationSettingsRoom,
  orderRoom,
  orderDetailRoom,
  orderImportRoom,
  orderLinkRoom,
  paymentRoom,
  paymentRequestRoom,
  priceListRoom,
  purchaseTermsRoom,
  remainderRoom,
  purchaseRoom,
  receiptRoom,
  recommendationRoom,
  reviewRoom,
  searchRoom,
  storeDesignRoom,
  servicePluginRoom,
  settingRoom,
  shippingRoom,
  shippingLabelRoom,
  shippoRoom,
  taxRoom,
  tipRoom,
  orderTipRoom,
  storesOrderRoom,
  totalsCalculatorRoom,
  translationRoom,
  wishListRoom,
  cachePurgeRoom,
  eventDeliveryRoom,
  idempotencyRoom,
  mailDeliveryRoom,
  redirectRoom,
] as const

type Served<Each> = Each extends Room<infer Handlers> ? (handlers: Handlers) => void : never
type ServedByAll = Served<(typeof rooms)[number]> extends (handlers: infer Handlers) => void ? Handlers : never

/** The function of each call: a call that no room answers does not compile. */
export const handlersOf = (context: Context): Handlers<AllCalls> =>
  Object.assign({}, ...rooms.map(({ handlers }) => handlers?.(context))) as ServedByAll
