/** Ways of paying outside, as the store owner sets them up. Elevated. Buyers see those of their checkout in `payments`. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { OfflinePaymentMethod } from '../generated.ts'

/**
 * Reads the ways of paying outside that a store can offer, set up or not.
 *
 * @example
 * const { offlinePaymentMethods } = await owner.paymentMethods.listOfflinePaymentMethods()
 */
export const listOfflinePaymentMethods = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ offlinePaymentMethods: readonly OfflinePaymentMethod[] }>) =>
  bind(send, calls.listOfflinePaymentMethods, '')

/**
 * Sets up a way of paying outside: its name and instructions, and whether buyers may choose it.
 *
 * @example
 * const instructions = 'IBAN DE02 1203 0000 0000 2020 51'
 * await owner.paymentMethods.updateOfflinePaymentMethod('BANK_TRANSFER', { instructions, enabled: true })
 */
export const updateOfflinePaymentMethod = (
  send: ElevatedSend,
): ((
  kind: OfflinePaymentMethod['kind'],
  offlinePaymentMethod: BodyOf<typeof calls.updateOfflinePaymentMethod>['offlinePaymentMethod'],
  call?: CallOptions,
) => Promise<OfflinePaymentMethod>) =>
  bind(send, calls.updateOfflinePaymentMethod, 'kind offlinePaymentMethod', 'offlinePaymentMethod')
