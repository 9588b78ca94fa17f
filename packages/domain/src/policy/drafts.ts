import { missingPolicies } from './missing.ts'
import { policyTemplate, templateLanguage } from './template.ts'
import { policyFields, type StoreFacts, type TemplateKind } from './templates.ts'

type PolicyField = (typeof policyFields)[TemplateKind]

interface PolicyDraft {
  readonly visible: false
  readonly content: string
}

/**
 * Returns drafts of the policies that a new store should publish: those that `missingPolicies` lists for its country. None
 * is visible, since nobody has read them.
 */
export const draftPolicies = (
  facts: StoreFacts,
  { country, language }: { readonly country: string | undefined; readonly language: string },
): Readonly<Partial<Record<PolicyField, PolicyDraft>>> =>
  Object.fromEntries(
    missingPolicies([], country).map((kind) => [
      policyFields[kind],
      { visible: false, content: policyTemplate(kind, facts, templateLanguage(language, country)) },
    ]),
  )
