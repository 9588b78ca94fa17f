import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'

/** Most tokens of a document. */
export const maxDocumentTokens = 4000
/** Most calls in one request. */
const maxCalls = 6
/** Most fields in one request, with fragments expanded: a short document can ask for millions. */
const maxFields = 5000

/** Deepest nesting of a document, since parsing is recursive. */
const deepest = 50
/** Most characters of a document. */
const maxCharacters = 100_000

const quotedOrCommented = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g

/** Returns the nesting depth of brackets of all kinds. */
const depthOf = (text: string): number => {
  let [depth, deepestSoFar] = [0, 0]
  for (const sign of text.replaceAll(quotedOrCommented, '')) {
    if ('{[('.includes(sign)) depth += 1
    else if ('}])'.includes(sign)) depth -= 1
    deepestSoFar = Math.max(deepestSoFar, depth)
  }
  return deepestSoFar
}

/** Returns the reason to refuse a document before parsing it; `undefined` if it is acceptable. */
export const problemOfText = (text: string): string | undefined => {
  if (text.length > maxCharacters) return `must be at most ${maxCharacters} characters long`
  return depthOf(text) > deepest ? `is nested more than ${deepest} levels deep` : undefined
}

const countFields = (
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  within: ReadonlySet<string>,
  budget: { left: number },
): void => {
  for (const selection of selections) {
    budget.left -= 1
    if (budget.left < 0) return
    if (selection.kind !== 'FragmentSpread') {
      if (selection.selectionSet) countFields(selection.selectionSet, fragments, within, budget)
      continue
    }
    const name = selection.name.value
    const fragment = fragments.get(name)
    if (within.size === deepest) budget.left = -1
    // Validation refuses recursive fragments.
    if (fragment && !within.has(name)) countFields(fragment.selectionSet, fragments, new Set([...within, name]), budget)
  }
}

const rootFields = (
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  within: ReadonlySet<string> = new Set(),
): number =>
  selections.reduce((sum, selection) => {
    if (selection.kind === 'Field') return sum + 1
    if (selection.kind === 'InlineFragment') return sum + rootFields(selection.selectionSet, fragments, within)
    const name = selection.name.value
    const fragment = fragments.get(name)
    if (!fragment || within.has(name)) return sum
    return sum + rootFields(fragment.selectionSet, fragments, new Set([...within, name]))
  }, 0)

/** Returns the reason to refuse a parsed document; `undefined` if it is acceptable. */
export const problemOfDocument = ({ definitions }: DocumentNode): string | undefined => {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
  )
  const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')
  const budget = { left: maxFields }
  for (const { selectionSet } of operations) countFields(selectionSet, fragments, new Set(), budget)
  if (budget.left < 0) return `A request can ask for at most ${maxFields} fields, with fragments expanded.`
  const calls = Math.max(0, ...operations.map(({ selectionSet }) => rootFields(selectionSet, fragments)))
  return calls > maxCalls ? `A request can make at most ${maxCalls} calls.` : undefined
}
