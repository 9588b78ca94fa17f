import type { Checkout, CheckoutSettings } from '@vitrine/client'
import type { Words } from '../words/en.ts'
import type { CheckoutData, Policy } from './checkout-data.ts'

/** The policies that a store shows, in the order people look for them. */
export const policiesOf = ({ checkoutPolicies = {} }: CheckoutSettings, words: Words): Policy[] => {
  const { termsAndConditions, privacyPolicy, returnPolicy, digitalItemPolicy, contactUs, customPolicy } =
    checkoutPolicies
  const all = [
    { title: words.terms, policy: termsAndConditions },
    { title: words.privacy, policy: privacyPolicy },
    { title: words.returnPolicy, policy: returnPolicy },
    { title: words.digitalItems, policy: digitalItemPolicy },
    { title: words.contactUs, policy: contactUs },
    { title: customPolicy?.title || words.morePolicies, policy: customPolicy },
  ]
  return all.flatMap(({ title, policy }) =>
    policy?.visible && policy.content ? [{ title, content: policy.content }] : [],
  )
}

/** The box to agree, where the store asks for it and this checkout does not go without. */
export const agreementOf = (
  { customSettings }: Checkout,
  { checkoutFields }: CheckoutSettings,
): Pick<CheckoutData, 'agreement'> => {
  const box = checkoutFields?.policyAgreementCheckbox
  if (!box?.visible || customSettings?.disabledPolicyAgreementCheckbox) return {}
  const { checkedByDefault = false, text } = box
  return { agreement: { isCheckedAtFirst: checkedByDefault, ...(text && { text }) } }
}

/** The boxes that allow news, where the store asks for it: one for all, or one for each channel. */
export const newsOf = ({ checkoutFields }: CheckoutSettings): Pick<CheckoutData, 'news'> => {
  const { visible, splitByChannel = false, text } = checkoutFields?.subscriptionCheckbox ?? {}
  return visible ? { news: { isSplit: splitByChannel, ...(text && { text }) } } : {}
}
