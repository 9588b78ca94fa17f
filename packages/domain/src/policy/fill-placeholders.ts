import { oneLine } from './one-line.ts'
import { allBlanks } from './template.ts'
import type { StoreFacts } from './templates.ts'

/**
 * Replaces the placeholders of facts that are known by now, in any language of the templates. A fact of several lines
 * keeps them where its placeholder is a line of its own.
 */
export const fillPlaceholders = (text: string, facts: StoreFacts): string => {
  const known = { ...facts, returnAddress: facts.returnAddress?.trim() || facts.address }
  let filled = text
  for (const blanks of allBlanks)
    for (const [name, blank] of Object.entries(blanks)) {
      const fact = known[name as keyof typeof blanks]?.trim()
      if (!fact) continue
      filled = filled
        .split('\n')
        .map((line) => (line === blank ? fact : line.replaceAll(blank, () => oneLine(fact))))
        .join('\n')
    }
  return filled
}
