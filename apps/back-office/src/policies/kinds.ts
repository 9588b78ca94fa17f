import type { CheckoutSettings } from '@vitrine/client'
import { findPlaceholders } from '@vitrine/domain/policy/placeholders.ts'
import type { TemplateKind } from '@vitrine/domain/policy/templates.ts'

type Policies = NonNullable<CheckoutSettings['checkoutPolicies']>
export type PolicyField = keyof Policies

/** All policies in display order, with their storefront path and template. */
export const policyKinds: readonly {
  readonly field: PolicyField
  readonly slug: string
  readonly template?: TemplateKind
}[] = [
  { field: 'termsAndConditions', slug: 'terms', template: 'TERMS' },
  { field: 'privacyPolicy', slug: 'privacy', template: 'PRIVACY' },
  { field: 'withdrawalPolicy', slug: 'withdrawal', template: 'WITHDRAWAL' },
  { field: 'deliveryPolicy', slug: 'delivery', template: 'DELIVERY' },
  { field: 'imprint', slug: 'imprint', template: 'IMPRINT' },
  { field: 'returnPolicy', slug: 'returns' },
  { field: 'digitalItemPolicy', slug: 'digital-items' },
  { field: 'contactUs', slug: 'contact' },
  { field: 'customPolicy', slug: 'more' },
]

/** Whether a policy is published. */
export const isPublished = (policies: Policies, field: PolicyField): boolean =>
  policies[field]?.visible === true && (policies[field].content ?? '').trim() !== ''

/** The published policies that have a template. */
export const publishedTemplates = (policies: Policies): readonly TemplateKind[] =>
  policyKinds.flatMap(({ field, template }) => (template && isPublished(policies, field) ? [template] : []))

/** The field of the policy that a template is for. */
export const fieldOf = (template: TemplateKind): PolicyField =>
  policyKinds.find((kind) => kind.template === template)!.field

/** Counts the unfilled placeholders of a policy. */
export const countPlaceholders = (policies: Policies, field: PolicyField): number =>
  findPlaceholders(policies[field]?.content ?? '').length
