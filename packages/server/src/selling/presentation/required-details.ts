import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { CheckoutDetails } from '@vitrine/domain/checkout/missing-details.ts'
import type { PricedBasket } from '../basket/api.ts'

/** Details that the store's settings require from buyers. */
const requirementsOf = ({
  checkoutFields = {},
}: CheckoutSettings): Pick<CheckoutDetails, 'requiredContactFields' | 'requiredQuestions'> => ({
  requiredContactFields: (['company', 'phone'] as const).filter((name) => checkoutFields[name] === 'REQUIRED'),
  requiredQuestions: (checkoutFields.questions ?? []).filter(({ required }) => required).map(({ title }) => title),
})

/** Returns the details that an order of a basket needs. Those who order for a buyer need not agree to policies. */
export const requiredDetails = (
  { record, totals, rules: { checkout: settings } }: PricedBasket,
  { isBuyer, hasAgreed }: { readonly isBuyer: boolean; readonly hasAgreed: boolean },
): CheckoutDetails => {
  const isShown = settings.checkoutFields?.policyAgreementCheckbox?.visible ?? false
  const isWaived = record.customSettings?.disabledPolicyAgreementCheckbox ?? false
  return {
    ...record,
    needsDelivery: totals.needsDelivery,
    ...(isBuyer && requirementsOf(settings)),
    needsBilling: settings.checkoutBillingFields === 'All_FIELDS',
    needsAgreement: isShown && !isWaived && isBuyer,
    hasAgreed,
  }
}
