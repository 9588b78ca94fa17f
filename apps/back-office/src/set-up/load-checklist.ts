import { calls } from '@vitrine/client'
import { loadMissingPolicies } from '../policies/missing-policies.tsx'
import { shop } from '../first-shop.ts'
import { isLoopbackName } from './loopback-name.ts'
import { findSamples } from './samples.ts'

/** The steps from an empty store to one that sells. */
export const steps = ['product', 'delivery', 'payments', 'tax', 'policies', 'design', 'order', 'domain'] as const
export type Step = (typeof steps)[number]

export interface ChecklistData {
  readonly done: Readonly<Record<Step, boolean>>
  readonly siteId: string
  readonly storefrontUrl: string
  readonly acceptsTestCards: boolean
  /** Number of policies that are drafted and should be published. */
  readonly policyDrafts: number
  /** IDs of the sample products. */
  readonly samples: readonly string[]
}

/** Whether money can be received; test cards don't count. */
const receivesMoney = async (): Promise<boolean> => {
  const [{ offlinePaymentMethods }, { paymentProviders }] = await Promise.all([
    shop.paymentMethods.listOfflinePaymentMethods(),
    shop.paymentProviders.listPaymentProviders(),
  ])
  return (
    // Invoices are only for companies with payment terms.
    offlinePaymentMethods.some(({ kind, enabled }) => enabled && kind !== 'INVOICE') ||
    paymentProviders.some(({ connected, enabled }) => connected && enabled)
  )
}

/** Returns which steps are done. `undefined` for the demo store, which has nothing to set up. */
export const loadChecklist = async (siteId: string): Promise<ChecklistData | undefined> => {
  const { site } = await shop.send(calls.getSite, { query: { siteId } })
  if (site.demo) return undefined
  const [products, delivery, payments, regions, policies, { orders }, samples] = await Promise.all([
    shop.products.queryProducts().limit(4).find(),
    shop.shippingOptions.queryShippingOptions().limit(1).find(),
    receivesMoney(),
    shop.taxRegions.queryTaxRegions().limit(1).find(),
    loadMissingPolicies(),
    shop.orders.searchOrders({ cursorPaging: { limit: 1 } }),
    findSamples(),
  ])
  return {
    siteId,
    storefrontUrl: site.storefrontUrl,
    acceptsTestCards: site.acceptsTestCards,
    policyDrafts: policies.drafts.length,
    samples,
    done: {
      product: products.items.some(({ id }) => !samples.includes(id)),
      delivery: delivery.items.length > 0,
      payments,
      tax: regions.items.length > 0,
      policies: policies.missing.length === 0,
      design: site.logoUrl !== undefined || site.accentColor !== undefined || site.looks !== undefined,
      order: orders.length > 0,
      domain: !isLoopbackName(new URL(site.storefrontUrl).hostname),
    },
  }
}
