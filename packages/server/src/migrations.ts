import { activityMigration } from './people/activity/migration.ts'
import { foldedNotesMigration } from './shop/catalog/folded-notes-migration.ts'
import { currentCartMigration } from './shop/cart/current-migration.ts'
import { apiKeyMigration } from './people/api-key/migration.ts'
import { cartMigration } from './shop/cart/migration.ts'
import { catalogMigration } from './shop/catalog/migration.ts'
import { contactMigration } from './people/contact/migration.ts'
import { consentMigration } from './people/consent/migration.ts'
import { shownMigration } from './shop/checkout/shown-migration.ts'
import { couponMigration } from './shop/coupon/migration.ts'
import { shelfIndexMigration } from './shop/catalog/shelf-index-migration.ts'
import { coveringIndexMigration } from './shop/catalog/covering-index-migration.ts'
import { catalogIndexMigration } from './shop/catalog/index-migration.ts'
import { backInStockMigration } from './shop/back-in-stock/migration.ts'
import { catalogSpeedMigration } from './shop/catalog/speed-migration.ts'
import { plainJsonMigration } from './shop/cart/json-migration.ts'
import { untouchedCartsMigration } from './shop/cart/untouched-migration.ts'
import { linearGramsMigration } from './shop/catalog/linear-grams-migration.ts'
import { productNotesMigration } from './shop/catalog/product-notes-migration.ts'
import { stockNotesMigration } from './shop/catalog/stock-notes-migration.ts'
import { checkoutTemplateMigration } from './shop/checkout-template/migration.ts'
import { eventMigration } from './ground/event/migration.ts'
import { unheardEventsMigration } from './ground/event/unheard-migration.ts'
import { factorMigration } from './people/factor/migration.ts'
import { phoneCodeMigration } from './people/factor/phone-migration.ts'
import { giftCardMigration } from './shop/gift-card/migration.ts'
import { idempotencyMigration } from './doors/idempotency/migration.ts'
import { addressCheckMigration } from './people/sign-in/address-check-migration.ts'
import { privacyMigration } from './people/sign-in/privacy-migration.ts'
import { attemptMigration } from './ground/limit/migration.ts'
import { handOverMigration } from './people/sign-in/hand-over-migration.ts'
import { identityMigration } from './people/sign-in/migration.ts'
import { openidMigration } from './people/sign-in/openid-migration.ts'
import { importMigration } from './shop/import/migration.ts'
import { installationMigration } from './people/installation/migration.ts'
import { mailMigration } from './ground/mail/migration.ts'
import { mediaMigration } from './ground/media/migration.ts'
import { memberDeletionMigration } from './people/member/deletion-migration.ts'
import { memberLanguageMigration } from './people/member/language-migration.ts'
import { reviewMigration } from './shop/review/migration.ts'
import { oauthAppMigration } from './people/oauth-app/migration.ts'
import { orderMigration } from './shop/order/migration.ts'
import { orderProductsMigration } from './shop/order/products-migration.ts'
import { responseMigration } from './shop/payment/response-migration.ts'
import { ledgerMigration } from './shop/payment/ledger-migration.ts'
import { paymentMigration } from './shop/payment/migration.ts'
import { refundMigration } from './shop/payment/refund-migration.ts'
import { signInProviderMigration } from './people/sign-in-provider/migration.ts'
import { siteMigration } from './ground/site/migration.ts'
import { settingMigration } from './shop/setting/migration.ts'
import { shippingMigration } from './shop/shipping/migration.ts'
import { taxMigration } from './shop/tax/migration.ts'
import type { Migration } from './ground/database/migrate.ts'

/** Every step of the schema, oldest first. Append only. */
export const migrations: readonly Migration[] = [
  siteMigration,
  mailMigration,
  catalogMigration,
  cartMigration,
  orderMigration,
  idempotencyMigration,
  mediaMigration,
  identityMigration,
  importMigration,
  eventMigration,
  addressCheckMigration,
  shippingMigration,
  giftCardMigration,
  currentCartMigration,
  settingMigration,
  checkoutTemplateMigration,
  installationMigration,
  taxMigration,
  couponMigration,
  catalogSpeedMigration,
  openidMigration,
  stockNotesMigration,
  signInProviderMigration,
  factorMigration,
  contactMigration,
  memberDeletionMigration,
  consentMigration,
  foldedNotesMigration,
  attemptMigration,
  activityMigration,
  productNotesMigration,
  memberLanguageMigration,
  apiKeyMigration,
  linearGramsMigration,
  untouchedCartsMigration,
  paymentMigration,
  shownMigration,
  refundMigration,
  phoneCodeMigration,
  handOverMigration,
  responseMigration,
  oauthAppMigration,
  privacyMigration,
  catalogIndexMigration,
  coveringIndexMigration,
  orderProductsMigration,
  unheardEventsMigration,
  plainJsonMigration,
  shelfIndexMigration,
  reviewMigration,
  backInStockMigration,
  ledgerMigration,
]
