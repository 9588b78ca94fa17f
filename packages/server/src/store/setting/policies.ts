import type { CheckoutSettings } from '@vitrine/contract/entities/selling/checkout-settings.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, required } from '../../ground/base/refusal.ts'

type Policies = NonNullable<CheckoutSettings['checkoutPolicies']>
type Policy = NonNullable<Policies['customPolicy']>

/** Returns a policy in a language. A text that is missing or empty is that of the main language. */
const policyIn = ({ translations, ...policy }: Policy, language: string | undefined): Policy => {
  const found = translations?.find((one) => one.language === language)
  return {
    ...policy,
    ...(found?.content?.trim() && { content: found.content }),
    ...(found?.title?.trim() && { title: found.title }),
  }
}

/** Returns policies as buyers read them: in their language, and without those that are not shown, such as drafts. */
export const policiesIn = (policies: Policies, language: string | undefined): Policies =>
  Object.fromEntries(
    Object.entries(policies).map(([field, policy]) => [
      field,
      policy.visible ? policyIn(policy, language) : { visible: false },
    ]),
  )

/** Throws if a translation of a policy has no language, or that of another one. */
export const checkPolicies = (policies: Input<CheckoutSettings>['checkoutPolicies'] = {}): void => {
  for (const [field, policy] of Object.entries(policies)) {
    const known = new Set<string>()
    for (const [at, { language }] of (policy.translations ?? []).entries()) {
      const path = `checkoutSettings.checkoutPolicies.${field}.translations[${at}].language`
      required(language, path)
      if (known.has(language!)) throw invalidField(path, 'must differ from that of every other translation')
      known.add(language!)
    }
  }
}
