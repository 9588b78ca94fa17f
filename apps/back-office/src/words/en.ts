import { abandonedWords } from './en/orders/abandoned.ts'
import { alertWords } from './en/messages/alerts.ts'
import { auditCallWords } from './en/people/audit-calls.ts'
import { auditNounWords } from './en/people/audit-nouns.ts'
import { appsAndKeysWords } from './en/apps-and-keys.ts'
import { cancelWords } from './en/orders/cancel.ts'
import { catalogWords } from './en/catalog/catalog.ts'
import { collectionRuleWords } from './en/catalog/collection-rules.ts'
import { orderWords } from './en/orders/orders.ts'
import { orderListWords } from './en/orders/order-list.ts'
import { checkoutWords } from './en/checkout.ts'
import { commonWords } from './en/common.ts'
import { companyWords } from './en/people/companies.ts'
import { fileImportWords } from './en/people/file-imports.ts'
import { customerWords } from './en/people/customers.ts'
import { deliveryWords } from './en/delivery.ts'
import { draftWords } from './en/orders/drafts.ts'
import { discountSentenceWords } from './en/catalog/discount-sentences.ts'
import { discountWords } from './en/catalog/discounts.ts'
import { disputeWords } from './en/orders/disputes.ts'
import { documentWords } from './en/orders/documents.ts'
import { domainWords } from './en/domains.ts'
import { downloadWords } from './en/orders/downloads.ts'
import { financeWords } from './en/finances.ts'
import { catalogErrorWords } from './en/errors/catalog.ts'
import { deliveryErrorWords } from './en/errors/delivery.ts'
import { fieldNameWords } from './en/errors/field-names.ts'
import { fieldProblemWords } from './en/errors/fields.ts'
import { generalErrorWords } from './en/errors/general.ts'
import { orderErrorWords } from './en/errors/orders.ts'
import { paymentErrorWords } from './en/errors/payments.ts'
import { peopleErrorWords } from './en/errors/people.ts'
import { errorReasonWords } from './en/errors/reasons.ts'
import { editorWords } from './en/catalog/editor.ts'
import { groupWords } from './en/catalog/groups.ts'
import { inventoryWords } from './en/catalog/inventory.ts'
import { importWords } from './en/catalog/imports.ts'
import { importReasonWords } from './en/catalog/import-reasons.ts'
import { namedWords } from './en/catalog/named.ts'
import { labelWords } from './en/orders/labels.ts'
import { productBulkWords } from './en/catalog/product-bulk.ts'
import { productListWords } from './en/catalog/product-list.ts'
import { mediaWords } from './en/catalog/media.ts'
import { marketingWords } from './en/catalog/marketing.ts'
import { failedJobWords } from './en/failed-jobs.ts'
import { emailWords } from './en/messages/emails.ts'
import { notificationWords } from './en/messages/notifications.ts'
import { passkeyWords } from './en/people/passkeys.ts'
import { paymentWords } from './en/payments.ts'
import { peopleWords } from './en/people/people.ts'
import { policyWords } from './en/policies.ts'
import { priceWords } from './en/catalog/prices.ts'
import { refundWords } from './en/orders/refunds.ts'
import { reportWords } from './en/reports.ts'
import { returnWords } from './en/orders/returns.ts'
import { reviewWords } from './en/catalog/reviews.ts'
import { designWords } from './en/design.ts'
import { searchWords } from './en/catalog/search.ts'
import { setUpWords } from './en/set-up.ts'
import { settingsWords } from './en/settings.ts'
import { shipmentWords } from './en/orders/shipments.ts'
import { staffWords } from './en/people/staff.ts'
import { taxWords } from './en/tax.ts'
import { translationWords } from './en/catalog/translations.ts'

/** Texts of all pages but the first in English. Other languages have the same files, one for each of these. */
export const words = {
  ...abandonedWords,
  ...alertWords,
  ...appsAndKeysWords,
  ...auditCallWords,
  ...auditNounWords,
  ...cancelWords,
  ...draftWords,
  ...catalogWords,
  ...collectionRuleWords,
  ...orderWords,
  ...orderListWords,
  ...checkoutWords,
  ...companyWords,
  ...customerWords,
  ...deliveryWords,
  ...discountSentenceWords,
  ...discountWords,
  ...disputeWords,
  ...documentWords,
  ...domainWords,
  ...downloadWords,
  ...editorWords,
  ...catalogErrorWords,
  ...deliveryErrorWords,
  ...errorReasonWords,
  ...fieldNameWords,
  ...fieldProblemWords,
  ...generalErrorWords,
  ...orderErrorWords,
  ...paymentErrorWords,
  ...peopleErrorWords,
  ...financeWords,
  ...groupWords,
  ...inventoryWords,
  ...importWords,
  ...importReasonWords,
  ...namedWords,
  ...labelWords,
  ...marketingWords,
  ...mediaWords,
  ...failedJobWords,
  ...emailWords,
  ...notificationWords,
  ...passkeyWords,
  ...paymentWords,
  ...peopleWords,
  ...policyWords,
  ...fileImportWords,
  ...priceWords,
  ...productBulkWords,
  ...productListWords,
  ...refundWords,
  ...reportWords,
  ...returnWords,
  ...reviewWords,
  ...designWords,
  ...searchWords,
  ...setUpWords,
  ...settingsWords,
  ...shipmentWords,
  ...staffWords,
  ...taxWords,
  ...translationWords,
  ...commonWords,
}

export type OtherWords = typeof words
