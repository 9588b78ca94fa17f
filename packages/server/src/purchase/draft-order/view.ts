import type { Minor } from '@vitrine/domain/money.ts'
import { depositOf } from '@vitrine/domain/draft-order/deposit.ts'
import { scheduleRemainders, type Remainder } from '@vitrine/domain/purchase-terms/remainder.ts'
import { remainderRules, todayIn } from '../../ground/site/remainder-rules.ts'
import { calculateDraft, type CalculatedDraft, type DraftRules } from '@vitrine/domain/draft-order/calculate.ts'
import { fulfilledPieces } from '@vitrine/domain/draft-order/fulfilled.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { momentOf, placeOf } from '../../pricing/shipping/api.ts'
import type { CompanyOfBuyer } from '../../people/customer/company/api.ts'
import { companyOfBuyer, type Rules, rulesFor, type PendingQuestions } from '../../selling/basket/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { orderedLines, parcelOf, readPieces } from '../../orders/fulfillment/api.ts'
import { type TaxedBuyer, taxOf } from '../../pricing/tax/api.ts'
import type { TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import { composeDraft, type ComposedDraft, type DraftWriting } from './commit/compose.ts'
import { problemsOf, type DraftProblem } from './problems.ts'
import { automaticFees } from './edit/automatic-fees.ts'
import type { DraftOrderRecord } from './tables.ts'

/** A draft with its current prices. */
export interface DraftView {
  /** Includes automatic fees. */
  readonly record: DraftOrderRecord
  readonly calculated: CalculatedDraft
  readonly composing: DraftWriting
  /** The company that the buyer orders for. Absent for edits of an order, which keeps what it had. */
  readonly company?: CompanyOfBuyer
  readonly composed: ComposedDraft
  readonly site: Site
  readonly rules: Rules
  /** Number of units of each line that an edit must keep. */
  readonly fulfilled: ReadonlyMap<string, number>
  readonly problems: readonly DraftProblem[]
  /** Requests to apps that must be answered before this is shown. */
  readonly pending?: PendingQuestions
  /** The deposit, and the rest with its due date. Absent if everything is paid at once. */
  readonly deposit?: { readonly now: Minor; readonly rest?: Remainder }
}

/** Returns the recipient and the shipping address. */
export const destinationOf = ({ delivery, recipientInfo }: DraftOrderRecord): DraftOrderRecord['recipientInfo'] =>
  recipientInfo ?? delivery?.logistics?.shippingDestination

/** Counts the units of each line of an edited order that are fulfilled or restocked. */
export const readFulfilled = async (
  { db, site }: CatalogReading,
  { edited, lines }: DraftOrderRecord,
): Promise<ReadonlyMap<string, number>> => {
  if (!edited) return new Map()
  const { parcels, restocked } = await readPieces(db, { site_id: site.id, id: edited.orderId })
  return fulfilledPieces({
    ordered: orderedLines(lines.flatMap(({ before }) => before?.shown ?? [])),
    parcels: parcels.map(({ record }) => parcelOf(record)),
    restocked: restocked.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
  })
}

/** Computes the deposit of a draft, and the rest with its due date. */
const depositOfDraft = (
  { deposit }: DraftOrderRecord,
  { total, site, now }: { total: Minor; site: Site; now: Date },
): Pick<DraftView, 'deposit'> => {
  if (!deposit) return {}
  const paid = depositOf(total, deposit)
  const { dueInDays } = remainderRules(site.settings)
  const part = { amount: total - paid, ...(deposit.dueOn !== undefined && { due: { on: deposit.dueOn } }) }
  const [rest] = part.amount > 0 ? scheduleRemainders([part], { today: todayIn(site, now), dueInDays }) : []
  return { deposit: { now: paid, ...(rest && { rest }) } }
}

/** Finds the company that the buyer of a new draft orders for. */
const companyOfDraft = async (
  reading: CatalogReading,
  rules: Rules,
  { buyerInfo, edited }: DraftOrderRecord,
): Promise<CompanyOfBuyer | undefined> =>
  edited || buyerInfo?.memberId === undefined
    ? undefined
    : companyOfBuyer(reading, rules, `member:${buyerInfo.memberId}`)

/** The addresses of a draft, and what is known of its company, for taxes. */
const taxedBuyer = (content: DraftOrderRecord, company: CompanyOfBuyer | undefined): TaxedBuyer => {
  const { address, contactDetails } = content.billingInfo ?? {}
  const addresses = {
    shipping: placeOf(destinationOf(content)?.address),
    billing: placeOf(company?.billing_address ?? address),
  }
  if (!company) return addresses
  return {
    ...addresses,
    vatId: company.tax_id?.id ?? contactDetails?.vatId?.id,
    exemptGroupId: company.tax_exempt_group_id ?? undefined,
  }
}

/** Calculates a draft by the current rules. */
export const viewDraft = async (reading: CatalogReading, content: DraftOrderRecord, now: Date): Promise<DraftView> => {
  const { site } = reading
  const problems = await problemsOf(reading, content)
  const [rules, fulfilled] = await Promise.all([rulesFor(reading), readFulfilled(reading, content)])
  const shipping = placeOf(destinationOf(content)?.address)
  const company = await companyOfDraft(reading, rules, content)
  const buyer = taxedBuyer(content, company)
  const tax = taxOf(rules.tax, site, buyer)
  const isTaxIncluded = content.isTaxIncluded ?? tax.isIncluded
  const calculating: DraftRules = {
    tax: { ...tax, isIncluded: isTaxIncluded },
    delivery: rules.delivery,
    moment: await momentOf(reading.db, site, { rules: rules.delivery, now }),
    destination: shipping,
  }
  const taxAt = (kind: TaxableAddress) => ({
    ...taxOf(rules.tax, site, buyer, kind),
    isIncluded: isTaxIncluded,
  })
  const automatic = await automaticFees(reading, { record: content, rules, calculating, taxAt, now })
  const record = automatic.fees.length > 0 ? { ...content, fees: [...content.fees, ...automatic.fees] } : content
  const calculated = calculateDraft(record, calculating)
  const composing = { money: createMoneyWriter(site), isTaxIncluded, ...(tax.relief && { relief: tax.relief }) }
  return {
    record,
    calculated,
    composing,
    composed: composeDraft(record, calculated, composing),
    site,
    rules,
    fulfilled,
    problems,
    ...(company && { company }),
    ...(automatic.pending.length > 0 && { pending: { fees: automatic.pending } }),
    ...depositOfDraft(record, { total: calculated.totals.total, site, now }),
  }
}
