import type { DraftOrder } from '@vitrine/client'

const isChanged = (part: { added?: boolean; removed?: boolean; changedDetails?: object } | undefined): boolean =>
  Boolean(part?.added || part?.removed || part?.changedDetails)

/** Whether an edit has any changes. */
export const hasChanges = (draft: DraftOrder): boolean =>
  draft.lineItems.some((item) => isChanged(item)) ||
  draft.discounts.some(({ source, applied }) => (source === 'CUSTOM') === applied) ||
  draft.additionalFees.some(({ source, applied }) => (source === 'CUSTOM') === applied) ||
  draft.priceSummary.total.amount !== draft.originalTotal?.amount ||
  [draft.shippingInfo, draft.recipientInfo, draft.buyerDetails, draft.billingDetails].some((part) => isChanged(part))
