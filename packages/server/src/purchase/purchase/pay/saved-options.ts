import { invalidField, type InvalidRequest } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import {
  cardProviderFor,
  type Payments,
  readSavedToken,
  requireSaved,
  type ChargeOptions,
} from '../../../money/payment/api.ts'
import type { OnSite, Paying } from './begin.ts'

/** The refusal to save a payment method other than a card that is charged now. */
export const nothingToSave = (): InvalidRequest => refused('this order is not paid by card now')

const refused = (why: string): InvalidRequest =>
  invalidField('savePaymentMethod', `is not possible: ${why}`, 'FIELD_NOT_ALLOWED')

/** A card that is not saved cannot be charged later. */
export const refuseUnsaved = (request: { paymentToken: string; savePaymentMethod?: boolean | undefined }): void => {
  if (request.savePaymentMethod || readSavedToken(request.paymentToken)) return
  throw invalidField(
    'chargeRemainders',
    'requires savePaymentMethod, or the paymentToken of a saved payment method',
    'FIELD_NOT_ALLOWED',
  )
}

/**
 * Returns the member who orders for themselves; `undefined` for holders of a checkout link and callers who act for
 * others.
 */
const memberOf = (caller: OnSite): string | undefined =>
  caller.role === 'member' && caller.checkoutId === undefined ? caller.memberId : undefined

/** Saved payment methods of a payment: the options for the provider, and how the attempt is marked. */
export interface SavedOptions {
  readonly options: Pick<ChargeOptions, 'saveFor' | 'savedBy' | 'isPresent'>
  readonly saved: 'kept' | 'used' | null
}

type SavingContext = Pick<Context, 'db' | 'sites' | 'now' | 'log'>
interface Ordering {
  readonly caller: OnSite
  readonly paying: Paying
  readonly savePaymentMethod?: boolean | undefined
}

const requireSaving = async (
  { db, sites }: SavingContext,
  payments: Able,
  { caller, paying }: Ordering,
): Promise<string> => {
  const memberId = memberOf(caller)
  if (memberId === undefined) throw refused('only signed-in members can save payment methods')
  if (!('paymentToken' in paying) || paying.paymentToken === '') throw nothingToSave()
  const site = await requireSite(sites, caller.siteId)
  const name = await cardProviderFor(db, site, paying.paymentToken)
  const provider =
    name === undefined ? undefined : await payments.providers.find(db, { provider: name, site_id: site.id })
  if (provider && !provider.abilities.save) throw refused('the payment provider cannot save payment methods')
  return memberId
}

type Able = Pick<Payments, 'providers'>

/** A saved payment method can be charged only by the member who saved it. */
const requireUsable = async (
  context: SavingContext,
  { providers }: Able,
  { caller, token }: { caller: OnSite; token: string },
) => {
  const { provider, reference } = readSavedToken(token)!
  const site = await requireSite(context.sites, caller.siteId)
  const id = `${provider}:${reference}`
  const { isExpired } = await requireSaved(context, providers, { site, memberId: memberOf(caller), id })
  if (isExpired) throw invalidField('paymentToken', 'is a card that has expired', 'FIELD_NOT_ALLOWED')
}

/** Validates the use of saved payment methods before anything is saved. */
export const savedOptionsOf = async (
  context: SavingContext,
  payments: Able,
  ordering: Ordering,
): Promise<SavedOptions> => {
  const token = 'paymentToken' in ordering.paying ? ordering.paying.paymentToken : ''
  if (readSavedToken(token)) {
    await requireUsable(context, payments, { caller: ordering.caller, token })
    // It is already saved.
    return { options: { savedBy: memberOf(ordering.caller)!, isPresent: true }, saved: 'used' }
  }
  if (!ordering.savePaymentMethod) return { options: {}, saved: null }
  return { options: { saveFor: await requireSaving(context, payments, ordering) }, saved: 'kept' }
}
