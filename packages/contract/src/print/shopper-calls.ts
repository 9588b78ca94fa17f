import type { Call, Calls } from '../call.ts'

/** What a shopper needs to find products and buy them; the whole contract is more than anyone reads. */
const told = [
  'getSite',
  'queryProducts',
  'searchProducts',
  'suggestProducts',
  'queryCollections',
  'getCollectionBySlug',
  'getRecommendation',
  'queryReviews',
  'addToCurrentCart',
  'getCurrentCart',
  'updateCurrentCart',
  'estimateCurrentCartTotals',
  'createCheckoutFromCurrentCart',
  'createRedirectSession',
]

const row = (name: string, { method, path, summary }: Call): string =>
  `  { name: ${JSON.stringify(name)}, method: ${JSON.stringify(method)}, path: ${JSON.stringify(path)}, summary: ${JSON.stringify(summary)} },`

/** The calls that the storefront's `llms.txt` tells of. */
export const printShopperCalls = (calls: Calls): string => {
  const rows = told.map((name) => {
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
