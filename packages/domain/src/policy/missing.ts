import { isInEu } from '../returns/withdrawal.ts'
import { templateKinds, type TemplateKind } from './templates.ts'

/** Policies that the law of the EU has stores say. */
const askedInEu: readonly TemplateKind[] = ['WITHDRAWAL', 'IMPRINT']

/** The policies that a store should show and does not; for one outside the EU those alone that every store has. */
export const missingPolicies = (
  shown: readonly TemplateKind[],
  country: string | undefined,
): readonly TemplateKind[] => {
  const isOutside = country !== undefined && !isInEu([country])
  return templateKinds.filter((kind) => !shown.includes(kind) && !(isOutside && askedInEu.includes(kind)))
}
