import { isInEu } from '../returns/withdrawal.ts'
import { templateKinds, type TemplateKind } from './templates.ts'

/** Whether the law of a country requires a policy, besides those that every store should have. */
const isRequired = (kind: TemplateKind, country: string): boolean => {
  if (kind === 'WITHDRAWAL') return isInEu([country]) || country === 'IL'
  return kind !== 'IMPRINT' || isInEu([country])
}

/**
 * Returns the policies a store should publish and has not. Withdrawal is only required in the EU and in Israel, and the
 * legal notice in the EU. All are required if the country is unknown.
 */
export const missingPolicies = (shown: readonly TemplateKind[], country: string | undefined): readonly TemplateKind[] =>
  templateKinds.filter((kind) => !shown.includes(kind) && (country === undefined || isRequired(kind, country)))
