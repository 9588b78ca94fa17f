import type { Checkout, CheckoutSettings } from '@vitrine/client'
import type { Words } from '../../words/en.ts'
import type { CheckoutData, Policy } from '../checkout-data.ts'

/** Returns the policies that the store shows, in the usual order. */
export const policiesOf = ({ checkoutPolicies = {} }: CheckoutSettings, words: Words): Policy[] => {
  const { customPolicy } = checkoutPolicies
  const all = [
    { title: words.terms, policy: checkoutPolicies.termsAndConditions },
    { title: words.privacy, policy: checkoutPolicies.privacyPolicy },
    { title: words.withdrawalPolicy, policy: checkoutPolicies.withdrawalPolicy },
    { title: words.returnPolicy, policy: checkoutPolicies.returnPolicy },
    { title: words.deliveryPolicy, policy: checkoutPolicies.deliveryPolicy },
    { title: words.digitalItems, policy: checkoutPolicies.digitalItemPolicy },
    { title: words.contactUs, policy: checkoutPolicies.contactUs },
    { title: words.imprint, policy: checkoutPolicies.imprint },
    { title: customPolicy?.title || words.morePolicies, policy: customPolicy },
  ]
  return all.flatMap(({ title, policy }) =>
    policy?.visible && policy.content ? [{ title, content: policy.content }] : [],
  )
}

/** Returns the agreement box, if the store requires it and the checkout doesn't skip it. */
export const agreementOf = (
  { customSettings }: Checkout,
  { checkoutFields }: CheckoutSettings,
): Pick<CheckoutData, 'agreement'> => {
  const box = checkoutFields?.policyAgreementCheckbox
  if (!box?.visible || customSettings?.disabledPolicyAgreementCheckbox) return {}
  const { checkedByDefault = false, text } = box
  return { agreement: { isCheckedAtFirst: checkedByDefault, ...(text && { text }) } }
}

/** Returns the marketing consent boxes: one for all channels, or one per channel. */
export const newsOf = ({ checkoutFields }: CheckoutSettings): Pick<CheckoutData, 'news'> => {
  const { visible, splitByChannel = false, text } = checkoutFields?.subscriptionCheckbox ?? {}
  return visible ? { news: { isSplit: splitByChannel, ...(text && { text }) } } : {}
}
