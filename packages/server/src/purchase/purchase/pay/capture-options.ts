import { invalidField, type InvalidRequest } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import {
  type Attempt,
  cardProviderFor,
  chargedNow,
  type Payments,
  type ProviderKey,
  type ChargeOptions,
} from '../../../money/payment/api.ts'
import type { OnSite, Paying } from './begin.ts'

/** The refusal of a delayed capture when no card is charged. */
export const nothingToCapture = (): InvalidRequest =>
  invalidField('delayCapture', 'is not possible: this order is not paid by card now', 'FIELD_NOT_ALLOWED')

type Able = Pick<Payments, 'providers'>

const canHold = async ({ providers }: Able, db: Db, key: ProviderKey): Promise<boolean> =>
  ((await providers.find(db, key))?.abilities.capture ?? 'none') !== 'none'

/** Refuses a delayed capture if the card's provider cannot authorize payments. */
export const refuseUnheld = async (
  { db, sites }: Pick<Context, 'db' | 'sites'>,
  payments: Able,
  { caller, paying }: { caller: OnSite; paying: Paying },
): Promise<void> => {
  if (!('paymentToken' in paying)) throw nothingToCapture()
  const name = await cardProviderFor(db, await requireSite(sites, caller.siteId), paying.paymentToken)
  if (name === undefined || (await canHold(payments, db, { site_id: caller.siteId, provider: name }))) return
  throw invalidField('delayCapture', 'is not possible: the payment provider captures immediately', 'FIELD_NOT_ALLOWED')
}

/** Returns whether to capture the payment later, if requested and supported by the provider. */
export const captureOptionsOf = async (
  { db }: Pick<Context, 'db'>,
  payments: Able,
  { attempt, isLater }: { attempt: Attempt; isLater: boolean },
): Promise<ChargeOptions> => (isLater && (await canHold(payments, db, attempt)) ? { capture: 'later' } : chargedNow)
