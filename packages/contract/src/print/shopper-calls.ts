import type { Call, Calls } from '../call.ts'

/** Calls with which a shopper finds and buys products. */
const listed = [
  'getSite',
  'queryProducts',
  'searchProducts',
  'suggestProducts',
  'queryCollections',
  'getCollectionBySlug',
  'getRecommendation',
  'queryReviews',
  'addLineItemsToCurrentCart',
  'getCurrentCartV2',
  'updateCurrentCartV2',
  'estimateCurrentCart',
  'calculateCurrentCart',
  'createRedirectSession',
]

const row = (name: string, { method, path, summary }: Call): string =>
  `  { name: ${JSON.stringify(name)}, method: ${JSON.stringify(method)}, path: ${JSON.stringify(path)}, summary: ${JSON.stringify(summary)} },`

/** Prints the calls that the storefront's `llms.txt` lists. */
export const printShopperCalls = (calls: Calls): string => {
  const rows = listed.map((name) => {
    const call = calls[name]
    if (!call) throw new Error(`The contract has no call ${name}.`)
    return row(name, call)
  })
  return `// Printed by \`npm run generate\` from the contract. Do not edit.

export const shopperCalls = [
${rows.join('\n')}
] as const
`
}
