import { couponIn } from '@vitrine/domain/currency/charged-rules.ts'
import { amountIn } from '@vitrine/domain/currency/charging.ts'
import { couponRefusalOf, ruleOfCoupon, type Coupon, type CouponRefusal } from '@vitrine/domain/coupon/coupon.ts'
import { decideDiscounts, prepareRule, type Decision, type PreparedRule } from '@vitrine/domain/discount/decide.ts'
import { isLimited, type ConditionType, type Usage } from '@vitrine/domain/discount/rule.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { groupIdsOfGuest, memberGroupIdsOf, type SegmentGroups } from '../../../people/member-group/api.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { hasOrdered, readUsages } from '../../../pricing/discount/api.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import type { SellableLine } from '../lines/priced-line.ts'
import type { BasketRecord } from '../record.ts'
import { storeTimeOf } from '../store-time.ts'

/** The coupon of a basket, and why it does not apply, if so. */
export interface UsedCoupon {
  readonly coupon: Coupon
  readonly refusal?: CouponRefusal
}

interface DiscountContext {
  readonly record: Pick<BasketRecord, 'email' | 'recognizedEmail'>
  readonly lines: readonly SellableLine[]
  readonly rules: readonly PreparedRule[]
  readonly segmentGroups: SegmentGroups
  readonly coupon?: Coupon | undefined
  /** Owner of the basket, if known. */
  readonly owner?: string | undefined
  readonly country?: string | undefined
  readonly now: Date
}

export interface BasketDiscounts extends Decision {
  readonly used?: UsedCoupon
  /** Whether one is for a segment, in which a guest may be. */
  readonly dependOnSegments: boolean
}

const none: BasketDiscounts = { discounts: [], outcomes: [], dependOnSegments: false }

/** Returns the known identity of the buyer. */
const buyerKnown = ({ record, owner }: DiscountContext) => {
  const buyer = owner === undefined ? undefined : buyerOf(owner)
  const customer = record.email?.toLowerCase()
  const memberId = buyer && 'memberId' in buyer ? buyer.memberId : undefined
  return { ...(customer !== undefined && { customer }), ...(memberId !== undefined && { memberId }) }
}

const isOn = ({ rule: { active, starts, ends } }: PreparedRule, now: Date): boolean =>
  active && !(starts && starts > now) && !(ends && ends <= now)

/** Returns those groups of segments that discounts are for. */
const segmentGroupsOf = (discounts: readonly PreparedRule[], segmentGroups: SegmentGroups): SegmentGroups => {
  if (segmentGroups.size === 0) return segmentGroups
  const ids = discounts.flatMap(({ rule }) =>
    rule.conditions.flatMap((one) => (one.type === 'MEMBER_GROUPS' ? one.memberGroupIds : [])),
  )
  return new Map([...segmentGroups].filter(([id]) => ids.includes(id)))
}

/** Returns the groups of a buyer that live discounts depend on. A guest is in groups of segments only, once recognized. */
const readGroups = (
  { db, site }: CatalogReading,
  { record: { email, recognizedEmail }, segmentGroups }: DiscountContext,
  { memberId, live }: { readonly memberId: string | undefined; readonly live: readonly PreparedRule[] },
): Promise<readonly string[]> | readonly string[] => {
  if (memberId !== undefined) return memberGroupIdsOf(db, site.id, memberId)
  if (email === undefined || email !== recognizedEmail) return []
  const groups = segmentGroupsOf(live, segmentGroups)
  return groups.size === 0 ? [] : groupIdsOfGuest(db, site.id, { email, groups })
}

/** Reads the facts that live discounts depend on. */
const readFacts = async (reading: CatalogReading, context: DiscountContext, all: readonly PreparedRule[]) => {
  const { db, site } = reading
  const { customer, memberId } = buyerKnown(context)
  const live = all.filter((one) => isOn(one, context.now))
  const dependsOn = (type: ConditionType) => live.some(({ rule }) => rule.conditions.some((one) => one.type === type))
  const limited = live.filter(({ rule, limits }) => rule.source === 'RULE' && isLimited(limits))
  const isKnown = customer !== undefined || memberId !== undefined
  const [memberGroupIds, ordered, usages] = await Promise.all([
    dependsOn('MEMBER_GROUPS') ? readGroups(reading, context, { memberId, live }) : [],
    isKnown && dependsOn('FIRST_ORDER') ? hasOrdered(db, site.id, { customer, memberId }) : undefined,
    limited.length > 0
      ? readUsages(db, site.id, { ids: limited.map(({ rule }) => rule.id), customer })
      : new Map<string, Usage>(),
  ])
  const facts = {
    memberGroupIds,
    ...(memberId !== undefined && { memberId }),
    ...(ordered !== undefined && { isFirstOrder: !ordered }),
  }
  const { charging } = site
  if (!charging) return { facts, usages }
  // Usage amounts are stored in the store's own currency.
  const paid = [...usages].map(([id, usage]) => [id, { ...usage, given: amountIn(usage.given, charging) }] as const)
  return { facts, usages: new Map<string, Usage>(paid) }
}

/** Decides the discounts of a basket, including its coupon. */
export const discountsOfBasket = async (
  reading: CatalogReading,
  context: DiscountContext,
): Promise<BasketDiscounts> => {
  const { rules, coupon, country, now, lines } = context
  if (rules.length === 0 && !coupon) return none
  const { charging } = reading.site
  const ofCoupon = coupon && prepareRule(ruleOfCoupon(charging ? couponIn(coupon, charging) : coupon))
  const all = ofCoupon ? [...rules, ofCoupon] : rules
  const { facts, usages } = await readFacts(reading, context, all)
  const purchase = {
    ...facts,
    lines: lines.filter(({ isGiftCard }) => !isGiftCard),
    ...(country !== undefined && { country }),
    now,
    storeTime: () => storeTimeOf(now, timeZoneOf(reading.site)),
  }
  const known = coupon ? new Map([...usages, [coupon.id, { uses: coupon.timesUsed, given: 0 }]]) : usages
  const decision = {
    ...decideDiscounts(purchase, { rules, coupon: ofCoupon, usages: known }),
    dependOnSegments: segmentGroupsOf(all, context.segmentGroups).size > 0,
  }
  if (!coupon) return decision
  const notGiven = decision.outcomes.find(({ rule }) => rule.source === 'COUPON')?.notApplied
  return { ...decision, used: { coupon, ...(notGiven && { refusal: couponRefusalOf(notGiven) }) } }
}
