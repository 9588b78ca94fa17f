// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tip-settings.ts'
import type { TipSettings, TipSettingsInput, TipSettingsChangeInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const createDefaultTipSettingsDates = { tipSettings: { createdDate: true, updatedDate: true } } as const

/**
 * Turns tips on by creating the default tip settings, which checkouts use. Elevated.
 *
 * @example
 * const presets = [{ value: 10 }, { value: 15 }, { value: 20 }]
 * await owner.tipSettings.createDefaultTipSettings({ tipType: 'PERCENTAGE', presets }).catch(() => 'They are on.')
 */
export const createDefaultTipSettings = (
  send: ElevatedSend,
): ((tipSettings: TipSettingsInput, call?: CallOptions) => Promise<{ tipSettings: TipSettings }>) =>
  bind(send, {
    route: 'POST /tip-settings/v1/tip-settings/create-default tipSettings',
    elevated: true,
    dates: createDefaultTipSettingsDates,
  })

/**
 * Creates tip settings for a location, a payment terminal or a user. Checkouts do not use them. Elevated.
 *
 * @example
 * const presets = [{ value: 2 }, { value: 5 }]
 * await owner.tipSettings.createTipSettings({ tipType: 'AMOUNT', presets, paymentTerminalId: 'till-1' })
 */
export const createTipSettings = (
  send: ElevatedSend,
): ((tipSettings: TipSettingsInput, call?: CallOptions) => Promise<TipSettings>) =>
  bind(
    send,
    { route: 'POST /tip-settings/v1/tip-settings tipSettings', elevated: true, dates: createDefaultTipSettingsDates },
    'tipSettings',
  )

/**
 * Updates tip settings. Fields that are not sent do not change. Requires their ID and current revision.
 * Elevated.
 *
 * @example
 * const { id, revision } = tipSettings
 * await owner.tipSettings.updateTipSettings({ id, revision, staffDistributionMethod: 'PROPORTIONAL' })
 */
export const updateTipSettings = (
  send: ElevatedSend,
): ((tipSettings: TipSettingsChangeInput, call?: CallOptions) => Promise<TipSettings>) =>
  bind(
    send,
    { route: 'PATCH /tip-settings/v1/tip-settings tipSettings', elevated: true, dates: createDefaultTipSettingsDates },
    'tipSettings',
  )

/**
 * Deletes tip settings. The default settings cannot be deleted. Elevated.
 *
 * @example
 * await owner.tipSettings.deleteTipSettings(otherTipSettings.id)
 */
export const deleteTipSettings = (send: ElevatedSend): ((tipSettingsId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /tip-settings/v1/tip-settings/{tipSettingsId} tipSettingsId', elevated: true }, '')

/** Fields that tip settings can be filtered and sorted by. */
export interface TipSettingsFields {
  id: string
  allowBusinessTipAtPayment: boolean
  allowCustomAmount: boolean
  allowCustomerTip: boolean
  allowEditDistribution: boolean
  default: boolean
  locationId: string
  paymentTerminalId: string
  tipType: string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for tip settings. */
export type TipSettingsQuery = CursorQuery<TipSettings, TipSettingsFields, keyof TipSettingsFields>

/**
 * Lists tip settings that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.tipSettings.queryTipSettings().eq('default', true).find()
 */
export const queryTipSettings = (
  send: ElevatedSend,
): CursorQueryCall<TipSettingsQuery, ResponseOf<typeof calls.queryTipSettings>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /tip-settings/v1/tip-settings/query',
      repeatable: true,
      elevated: true,
      dates: createDefaultTipSettingsDates,
    },
    'tipSettings',
  )
