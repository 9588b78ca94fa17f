import { steps, type ChecklistData, type Step } from './load-checklist.ts'

const keyOf = (siteId: string): string => `vitrine-skipped-steps-${siteId}`

/** Returns the steps that were skipped in this browser. */
export const readSkipped = (siteId: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(siteId)) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** Skips a step, and returns all that are skipped. */
export const skipStep = (siteId: string, step: Step): readonly string[] => {
  const skipped = [...new Set([...readSkipped(siteId), step])]
  localStorage.setItem(keyOf(siteId), JSON.stringify(skipped))
  return skipped
}

/** Returns the first step that is neither done nor skipped. */
export const findOpenStep = ({ done }: Pick<ChecklistData, 'done'>, skipped: readonly string[]): Step | undefined =>
  steps.find((step) => !done[step] && !skipped.includes(step))
