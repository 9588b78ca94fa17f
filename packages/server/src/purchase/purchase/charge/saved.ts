import type { orderChargeCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { findOrder, lockOrderById, memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  type Attempt,
  awaitAttempt,
  captureRules,
  listMovements,
  listSaved,
  type MembersMethod,
  type Payments,
  readSavedToken,
  savedTokenOf,
} from '../../../money/payment/api.ts'
import { checkoutKind, readSettings } from '../../../store/setting/api.ts'
import { insertOrderAttempt, prepareAttempt, type NewCharge } from './begin.ts'
import { refuseDeclined } from './declined.ts'
import type { HoldPlan } from './draft.ts'
import { requirePayable } from './payable.ts'

type AuthorizeRequest = RequestOf<(typeof orderChargeCalls)['authorizeChargeWithSavedPaymentMethod']>['body']

/** Refuses to charge absent buyers if the owner disabled that. */
export const requireAbsentCharges = async (db: Db, siteId: string): Promise<void> => {
  const { checkoutFields } = await readSettings(db, checkoutKind, siteId)
  if (checkoutFields?.mitEnabled === false)
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', 'The store does not charge absent buyers: `mitEnabled` is off.')
}

/** Lists the member's saved payment methods that can be charged while they are absent. */
const usableOf = async (
  context: Context,
  { providers }: Pick<Payments, 'providers'>,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<MembersMethod[]> => {
  const memberId = memberOfOrder(order)
  if (memberId === undefined) return []
  return (await listSaved(context, providers, { site, memberId })).filter(({ isExpired }) => !isExpired)
}

/**
 * Returns whether a token is not a saved payment method, or one that the order's member has saved and that has not
 * expired.
 */
export const isUsableFor = async (
  context: Context,
  payments: Pick<Payments, 'providers'>,
  { token, ...of }: { order: StoredOrder; site: Site; token: string },
): Promise<boolean> =>
  readSavedToken(token) === undefined ||
  (await usableOf(context, payments, of)).some(({ id }) => savedTokenOf(id) === token)

const unitMs = { MINUTES: 60_000, HOURS: 3_600_000, DAYS: 86_400_000 } as const

/** Reads what happens to an authorized payment, and when. Default: after the store's capture period. */
const readHold = (
  { delayedCaptureSettings: { scheduledAction, delayDuration } }: AuthorizeRequest,
  site: Site,
): HoldPlan => {
  const action = scheduledAction === 'CAPTURE' ? ('capture' as const) : ('void' as const)
  const { count, unit } = delayDuration ?? {}
  const field = 'delayedCaptureSettings.delayDuration'
  if (count === undefined && unit !== undefined) throw invalidField(`${field}.count`, 'must be set', 'REQUIRED_FIELD')
  if (unit === undefined && count !== undefined) throw invalidField(`${field}.unit`, 'must be set', 'REQUIRED_FIELD')
  if (count === undefined || unit === undefined) {
    return { action, afterMs: captureRules(site.settings).captureDays * unitMs.DAYS }
  }
  if (count * unitMs[unit] > 365 * unitMs.DAYS) throw invalidField(`${field}.count`, 'must be a year at most', 'MAX')
  return { action, afterMs: count * unitMs[unit] }
}

const refuseDisputed = async (db: Db, order: StoredOrder): Promise<void> => {
  if (offsetOf(sumsOf(await listMovements(db, order))) > 0) throw new Refusal('ORDER_HAS_CHARGEBACKS')
}

const readAmount = ({ amount, currency }: AuthorizeRequest, { body }: StoredOrder): Minor => {
  if (currency !== body.currency) throw new Refusal('INVALID_CURRENCY')
  const minor = exactMinor(amount.amount, { field: 'amount.amount', currency })
  if (minor === 0) throw new Refusal('INVALID_AMOUNT', undefined, { field: 'amount.amount' })
  return minor
}

/** Chooses the newest valid payment method whose provider can authorize payments. */
const chooseSaved = async (
  context: Context,
  payments: Pick<Payments, 'providers'>,
  of: { order: StoredOrder; site: Site },
): Promise<MembersMethod> => {
  for (const method of await usableOf(context, payments, of)) {
    const key = { site_id: of.site.id, provider: method.provider }
    const provider = await payments.providers.find(context.db, key)
    if (provider && provider.abilities.capture !== 'none') return method
  }
  throw new Refusal('NO_SAVED_PAYMENT_METHOD')
}

type Begun = { readonly started: Attempt } | { readonly running: Attempt }

const beginHold = (context: Context, order: StoredOrder, charge: NewCharge): Promise<Begun> =>
  transact(context.db, async (transaction): Promise<Begun> => {
    const held = await lockOrderById(transaction, order.site_id, order.id)
    const readiness = await prepareAttempt(context, transaction, { order: held, charge })
    if ('running' in readiness) return readiness
    await refuseDisputed(transaction, held)
    await requirePayable(transaction, held, charge.amount)
    if ('busy' in readiness) throw new Refusal('PAYMENT_ALREADY_IN_PROGRESS')
    return { started: await insertOrderAttempt(context, transaction, { order: held, charge }) }
  })

/**
 * Authorizes an amount on a saved payment method of an absent member. Concurrent requests authorize it once. Returns
 * the ID of the payment.
 */
export const authorizeSaved = async (
  context: Context,
  payments: Pick<Payments, 'begin' | 'providers'>,
  { site, request }: { site: Site; request: AuthorizeRequest },
): Promise<string> => {
  await requireAbsentCharges(context.db, site.id)
  const order = await findOrder(context.db, site.id, request.orderId)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const amount = readAmount(request, order)
  const hold = readHold(request, site)
  await refuseDisputed(context.db, order)
  await requirePayable(context.db, order, amount)
  const { id, provider } = await chooseSaved(context, payments, { order, site })
  const means = { provider, method: null, token: savedTokenOf(id) }
  const begun = await beginHold(context, order, { means, amount, giftCards: [], hold })
  const options = { capture: 'later' as const, savedBy: memberOfOrder(order)! }
  const attempt =
    'started' in begun
      ? await payments.begin(begun.started, means.token, options)
      : await awaitAttempt(context.db, begun.running)
  refuseDeclined(attempt, { isBuyerAbsent: true })
  return attempt.id
}
