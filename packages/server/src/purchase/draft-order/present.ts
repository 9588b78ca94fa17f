import type {
  CalculatedDraftOrder,
  DraftOrder,
  DraftOrderDiscount,
  DraftOrderFee,
  DraftOrderItem,
  DraftShippingOption,
} from '@vitrine/contract/entities/orders/draft-order.ts'
import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { isDeepStrictEqual } from 'node:util'
import { presentLogistics } from '../../selling/basket/api.ts'
import { composeDiscount, composeFee, composeLine } from './commit/compose.ts'
import type { StoredDraft } from './store.ts'
import { destinationOf, type DraftView } from './view.ts'

const itemOf = (line: DraftLine, view: DraftView): DraftOrderItem => {
  const { calculated, composing, fulfilled } = view
  const { money } = composing
  const fulfilledQuantity = fulfilled.get(line.id) ?? 0
  const { before } = line
  if (line.quantity === 0) return { removed: true, ...(before && { lineItem: before.shown }) }
  const totals = calculated.totals.lines.find(({ id }) => id === line.id)!
  const lineItem = composeLine(line, totals, composing)
  if (!before) return { added: true, lineItem }
  const { priceDescription } = before.shown
  const isPriced = before.price !== line.price
  const isCounted = before.quantity !== line.quantity
  const isDescribed = !isDeepStrictEqual(priceDescription, line.details.priceDescription)
  if (!isPriced && !isCounted && !isDescribed) return { lineItem, fulfilledQuantity }
  const changedDetails = {
    ...(isCounted && { quantityBeforeChange: before.quantity }),
    ...(isPriced && { priceBeforeChange: money.price(before.price) }),
    ...(isDescribed && priceDescription && { priceDescriptionBeforeChange: priceDescription }),
  }
  return { changedDetails, lineItem, fulfilledQuantity }
}

const discountsOf = ({ record, calculated, composing }: DraftView): DraftOrderDiscount[] =>
  record.discounts.map((discount) => {
    const applied = calculated.totals.discounts[calculated.discounts.indexOf(discount)]
    return {
      discount: composeDiscount(discount, { lines: calculated.lines, applied }, composing),
      source: discount.source,
      applied: discount.applied,
    }
  })

const feesOf = ({ record, calculated, composing }: DraftView): DraftOrderFee[] =>
  record.fees.map((fee) => {
    const { taxable, taxGroupId, source, applied } = fee
    return {
      additionalFee: composeFee(fee, calculated.totals.fees[calculated.fees.indexOf(fee)], composing),
      taxDetails: { taxable, ...(taxGroupId !== undefined && { taxGroupId }) },
      source,
      applied,
    }
  })

/** Whether a part was added or removed, or its previous value if it changed. */
const changeOf = <const Name extends string, Part>(
  name: Name,
  { isEdit, before, now }: { isEdit: boolean; before: Part | undefined; now: Part | undefined },
): { added?: boolean; removed?: boolean; changedDetails?: { [Key in Name]: Part } } => {
  if (isDeepStrictEqual(before, now)) return {}
  if (before === undefined || !isEdit) return { added: true }
  if (now === undefined) return { removed: true }
  return { changedDetails: { [name]: before } as { [Key in Name]: Part } }
}

const partsOf = ({ record, composed }: DraftView) => {
  const { edited, buyerInfo, billingInfo, businessLocation } = record
  const { shippingInfo } = composed
  const recipientInfo = destinationOf(record)
  const isEdit = edited !== undefined
  const shared = { isEdit }
  return {
    ...(buyerInfo && { buyerInfo }),
    ...(billingInfo && { billingInfo }),
    shippingInfo: {
      ...changeOf('shippingInfoBeforeChange', { ...shared, before: edited?.shippingInfo, now: shippingInfo }),
      ...(shippingInfo && { shippingInfo }),
    },
    recipientInfo: {
      ...changeOf('recipientInfoBeforeChange', { ...shared, before: edited?.recipientInfo, now: recipientInfo }),
      ...(recipientInfo && { recipientInfo }),
    },
    buyerDetails: {
      ...changeOf('buyerInfoBeforeChange', { ...shared, before: edited?.buyerInfo, now: buyerInfo }),
      ...(buyerInfo && { buyerInfo }),
    },
    billingDetails: {
      ...changeOf('billingInfoBeforeChange', { ...shared, before: edited?.billingInfo, now: billingInfo }),
      ...(billingInfo && { billingInfo }),
    },
    businessLocationDetails: {
      ...changeOf('businessLocationBeforeChange', {
        ...shared,
        before: edited?.businessLocation,
        now: businessLocation,
      }),
      ...(businessLocation && { businessLocation }),
    },
  }
}

/** The deposit and the rest. */
const depositShown = ({
  record,
  deposit,
  calculated,
  composing: { money },
}: DraftView): Pick<DraftOrder, 'deposit'> => {
  const requested = record.deposit
  if (!deposit || !requested) return {}
  const payLater = calculated.totals.total - deposit.now
  return {
    deposit: {
      ...('amount' in requested ? { amount: money.price(requested.amount) } : { percentage: requested.percentage }),
      ...(deposit.rest && { dueDate: deposit.rest.dueDay }),
      payNow: money.price(deposit.now),
      payLater: money.price(payLater),
    },
  }
}

/** Presents a draft with its current prices. */
export const presentDraft = (draft: StoredDraft, view: DraftView): DraftOrder => {
  const { record, composed, composing, site } = view
  const { money, isTaxIncluded } = composing
  const { priceSummary, taxInfo } = composed
  const { buyerNote, buyerLanguage, extendedFields, createdBy, buyerInfo, edited } = record
  return {
    id: draft.id,
    ...(draft.order_id !== null && { orderId: draft.order_id }),
    status: draft.status,
    revision: draft.revision,
    isEdit: edited !== undefined,
    lineItems: record.lines.map((line) => itemOf(line, view)),
    ...partsOf(view),
    discounts: discountsOf(view),
    additionalFees: feesOf(view),
    createdDate: draft.created_date.toISOString(),
    updatedDate: draft.updated_date.toISOString(),
    ...(createdBy && { createdBy }),
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
    priceSummary,
    taxSummary: { totalTax: taxInfo?.totalTax ?? money.price(0) },
    ...(taxInfo && { taxInfo }),
    ...(record.commitSettings && { commitSettings: record.commitSettings }),
    ...(buyerInfo?.memberId !== undefined && { memberId: buyerInfo.memberId }),
    purchaseFlowId: record.purchaseFlowId,
    ...(extendedFields && { extendedFields }),
    taxIncludedInPrices: isTaxIncluded,
    taxExempt: record.taxExempt,
    ...(buyerNote !== undefined && { buyerNote }),
    ...(buyerLanguage !== undefined && { buyerLanguage }),
    ...depositShown(view),
    ...(edited && { originalTotal: money.price(edited.total) }),
  }
}

const optionsOf = ({ calculated, composing: { money }, site }: DraftView): DraftShippingOption[] =>
  calculated.offered.map((offered) => ({
    carrierId: offered.carrierId,
    code: offered.code,
    title: offered.title,
    logistics: presentLogistics(offered),
    cost: { price: money.price(offered.price), currency: site.currency },
  }))

/** Presents a draft with its delivery options and validation errors. */
export const presentCalculated = (draft: StoredDraft, view: DraftView): CalculatedDraftOrder => ({
  draftOrder: presentDraft(draft, view),
  shippingOptions: optionsOf(view),
  calculationErrors: view.problems.length > 0 ? { orderValidationErrors: [...view.problems] } : {},
})
