import { activityMigration } from '../../activity/migration.ts'
import { foldedNotesMigration } from '../../catalog/folded-notes-migration.ts'
import { currentCartMigration } from '../../cart/current-migration.ts'
import { apiKeyMigration } from '../../api-key/migration.ts'
import { cartMigration } from '../../cart/migration.ts'
import { catalogMigration } from '../../catalog/migration.ts'
import { contactMigration } from '../../contact/migration.ts'
import { consentMigration } from '../../consent/migration.ts'
import { shownMigration } from '../../checkout/shown-migration.ts'
import { couponMigration } from '../../coupon/migration.ts'
import { shelfIndexMigration } from '../../catalog/shelf-index-migration.ts'
import { coveringIndexMigration } from '../../catalog/covering-index-migration.ts'
import { catalogIndexMigration } from '../../catalog/index-migration.ts'
import { backInStockMigration } from '../../back-in-stock/migration.ts'
import { catalogSpeedMigration } from '../../catalog/speed-migration.ts'
import { plainJsonMigration } from '../../cart/json-migration.ts'
import { untouchedCartsMigration } from '../../cart/untouched-migration.ts'
import { linearGramsMigration } from '../../catalog/linear-grams-migration.ts'
import { productNotesMigration } from '../../catalog/product-notes-migration.ts'
import { stockNotesMigration } from '../../catalog/stock-notes-migration.ts'
import { checkoutTemplateMigration } from '../../checkout-template/migration.ts'
import { eventMigration } from '../../event/migration.ts'
import { unheardEventsMigration } from '../../event/unheard-migration.ts'
import { factorMigration } from '../../factor/migration.ts'
import { phoneCodeMigration } from '../../factor/phone-migration.ts'
import { giftCardMigration } from '../../gift-card/migration.ts'
import { idempotencyMigration } from '../../idempotency/migration.ts'
import { addressCheckMigration } from '../../identity/address-check-migration.ts'
import { privacyMigration } from '../../identity/privacy-migration.ts'
import { attemptMigration } from '../../identity/attempt-migration.ts'
import { handOverMigration } from '../../identity/hand-over-migration.ts'
import { identityMigration } from '../../identity/migration.ts'
import { openidMigration } from '../../identity/openid-migration.ts'
import { importMigration } from '../../import/migration.ts'
import { installationMigration } from '../../installation/migration.ts'
import { mailMigration } from '../../mail/migration.ts'
import { mediaMigration } from '../../media/migration.ts'
import { memberDeletionMigration } from '../../member/deletion-migration.ts'
import { memberLanguageMigration } from '../../member/language-migration.ts'
import { reviewMigration } from '../../review/migration.ts'
import { oauthAppMigration } from '../../oauth-app/migration.ts'
import { orderMigration } from '../../order/migration.ts'
import { orderProductsMigration } from '../../order/products-migration.ts'
import { responseMigration } from '../../payment/response-migration.ts'
import { paymentMigration } from '../../payment/migration.ts'
import { refundMigration } from '../../payment/refund-migration.ts'
import { signInProviderMigration } from '../../sign-in-provider/migration.ts'
import { siteMigration } from '../../site/migration.ts'
import { settingMigration } from '../../setting/migration.ts'
import { shippingMigration } from '../../shipping/migration.ts'
import { taxMigration } from '../../tax/migration.ts'
import type { Migration } from '../migrate.ts'

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
]
