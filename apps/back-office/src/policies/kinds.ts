import type { CheckoutSettings } from '@vitrine/client'
import { missingPolicies } from '@vitrine/domain/policy/missing.ts'
import { findPlaceholders } from '@vitrine/domain/policy/placeholders.ts'
import { policyFields, type TemplateKind } from '@vitrine/domain/policy/templates.ts'

type Policies = NonNullable<CheckoutSettings['checkoutPolicies']>
export type PolicyField = keyof Policies

export type Policy = NonNullable<Policies['customPolicy']>

export interface PolicyKind {
  readonly field: PolicyField
  readonly slug: string
  readonly template?: TemplateKind
}

/** All policies in display order, with their storefront path and template. */
export const policyKinds: readonly PolicyKind[] = [
  { field: policyFields.TERMS, slug: 'terms', template: 'TERMS' },
  { field: policyFields.PRIVACY, slug: 'privacy', template: 'PRIVACY' },
  { field: policyFields.WITHDRAWAL, slug: 'withdrawal', template: 'WITHDRAWAL' },
  { field: policyFields.DELIVERY, slug: 'delivery', template: 'DELIVERY' },
  { field: policyFields.IMPRINT, slug: 'imprint', template: 'IMPRINT' },
  { field: 'returnPolicy', slug: 'returns' },
  { field: 'digitalItemPolicy', slug: 'digital-items' },
  { field: 'contactUs', slug: 'contact' },
  { field: 'customPolicy', slug: 'more' },
]

const hasText = (policies: Policies, field: PolicyField): boolean => (policies[field]?.content ?? '').trim() !== ''

/** Whether a policy is published. */
const isPublished = (policies: Policies, field: PolicyField): boolean =>
  policies[field]?.visible === true && hasText(policies, field)

/** The published policies that have a template. */
const publishedTemplates = (policies: Policies): readonly TemplateKind[] =>
  policyKinds.flatMap(({ field, template }) => (template && isPublished(policies, field) ? [template] : []))

/** The field of the policy that a template is for. */
const fieldOf = (template: TemplateKind): PolicyField => policyFields[template]

/** The policies that a store should publish and has not, and which of them have a text. */
export const findMissing = (
  policies: Policies,
  country: string | undefined,
): { readonly missing: readonly PolicyField[]; readonly drafts: readonly PolicyField[] } => {
  const missing = missingPolicies(publishedTemplates(policies), country).map(fieldOf)
  return { missing, drafts: missing.filter((field) => hasText(policies, field)) }
}

/** Counts the unfilled placeholders of a policy in all its languages. */
export const countPlaceholders = (policies: Policies, field: PolicyField): number =>
  [policies[field]?.content, ...(policies[field]?.translations ?? []).map(({ content }) => content)]
    .map((content) => findPlaceholders(content ?? '').length)
    .reduce((sum, count) => sum + count, 0)

/** Returns the text of a policy in a language other than the main one. Empty if there is none. */
export const textOf = ({ translations = [] }: Policy, language: string): string =>
  translations.find((one) => one.language === language)?.content?.trim() ?? ''

/** The languages of the store in which a published policy has no text, so that the main language is shown. */
export const missingLanguages = (
  policies: Policies,
  field: PolicyField,
  languages: readonly string[],
): readonly string[] =>
  isPublished(policies, field) ? languages.filter((language) => !textOf(policies[field]!, language)) : []

/** `draft`: its text should be published. `missing`: it should have one. `hidden`: its text need not be published. */
export type PolicyState = 'shown' | 'draft' | 'missing' | 'hidden' | 'none'

/** The state of each policy. */
export const policyStates = (
  policies: Policies,
  country: string | undefined,
): Readonly<Record<PolicyField, PolicyState>> => {
  const { missing, drafts } = findMissing(policies, country)
  const stateOf = (field: PolicyField): PolicyState => {
    if (isPublished(policies, field)) return 'shown'
    if (drafts.includes(field)) return 'draft'
    if (missing.includes(field)) return 'missing'
    return hasText(policies, field) ? 'hidden' : 'none'
  }
  return Object.fromEntries(policyKinds.map(({ field }) => [field, stateOf(field)])) as Record<PolicyField, PolicyState>
}
