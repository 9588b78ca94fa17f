import { isInEu } from '../returns/withdrawal.ts'
import { templateKinds, type TemplateKind } from './templates.ts'

/** Policies that EU law requires. */
const requiredInEu: readonly TemplateKind[] = ['WITHDRAWAL', 'IMPRINT']

/** Returns the policies a store should publish and has not. Outside the EU, only those recommended for every store. */
export const missingPolicies = (
  shown: readonly TemplateKind[],
  country: string | undefined,
): readonly TemplateKind[] => {
  const isOutside = country !== undefined && !isInEu([country])
  return templateKinds.filter((kind) => !shown.includes(kind) && !(isOutside && requiredInEu.includes(kind)))
}
