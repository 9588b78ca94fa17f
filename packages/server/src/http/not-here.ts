import { Refusal } from '../refusal.ts'

/** What storefronts on the provider's SDK also ask for, by the beginning of its paths, and what of it is not here. */
const absent: readonly (readonly [path: RegExp, what: string])[] = [
  [/^\/(_api\/)?(bookings|availability-calendar)\//, 'bookings'],
  [/^\/(_api\/)?(pricing-plans|paid-plans)\//, 'pricing plans'],
  [/^\/(_api\/)?(wix-)?events?\//, 'events'],
  [/^\/(_api\/)?reviews\//, 'reviews'],
  [/^\/(_api\/)?back-in-stock-[a-z-]+\//, 'requests for what is out of stock'],
  [/^\/((_api|ecom)\/)?v1\/recommendations\//, 'recommendations'],
  [/^\/(_api\/)?(ecom-)?recommendations\//, 'recommendations'],
  [/^\/(_api\/)?(stores|categories|catalog)\/v3\//, 'the third version of the catalog'],
  [/^\/(stores(-reader)?\/)?v2\/inventoryItems\//, 'the inventory apart from its products'],
  [/^\/(_api\/)?site-media\//, 'uploads by visitors'],
]

const dataCollections = /^\/(_api\/)?(wix-data|cloud-data|data)\//

/** Why a path leads nowhere, where that is known: storefronts read the code, and their builders the sentence. */
export const refusalOfAbsent = (path: string): Refusal | undefined => {
  if (dataCollections.test(path)) {
    return new Refusal('WDE0025', 'This server keeps no data collections, so there is none of that name.')
  }
  const what = absent.find(([pattern]) => pattern.test(path))?.[1]
  return what === undefined ? undefined : new Refusal('NOT_BUILT', `This server is a store: it does not offer ${what}.`)
}
