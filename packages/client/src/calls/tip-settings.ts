// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  TipSettings,
  Search,
  TipSettingsInput,
  TipSettingsChangeInput,
} from '../generated.ts'

const createDefaultTipSettingsDates = { tipSettings: { createdDate: true, updatedDate: true } } as const

/** Turns tips on by creating the default tip settings, which checkouts use. */
export const createDefaultTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsInput } },
  { tipSettings: TipSettings }
> = { route: 'POST /tip-settings/v1/tip-settings/create-default', elevated: true, dates: createDefaultTipSettingsDates }

/** Creates tip settings for a location, a payment terminal or a user. Checkouts do not use them. */
export const createTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsInput } },
  { tipSettings: TipSettings }
> = { route: 'POST /tip-settings/v1/tip-settings', elevated: true, dates: createDefaultTipSettingsDates }

/** Updates tip settings. Fields that are not sent do not change. Requires their ID and current revision. */
export const updateTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsChangeInput } },
  { tipSettings: TipSettings }
> = { route: 'PATCH /tip-settings/v1/tip-settings', elevated: true, dates: createDefaultTipSettingsDates }

/** Deletes tip settings. The default settings cannot be deleted. */
export const deleteTipSettings: ElevatedEndpoint<{ params: { tipSettingsId: string } }, {}> = {
  route: 'DELETE /tip-settings/v1/tip-settings/{tipSettingsId}',
  elevated: true,
}

/** Lists tip settings that match a filter, sorted and paged. */
export const queryTipSettings: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipSettings: readonly TipSettings[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /tip-settings/v1/tip-settings/query',
  repeatable: true,
  elevated: true,
  dates: createDefaultTipSettingsDates,
}
