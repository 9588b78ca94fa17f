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

/** Turns tips on: creates the settings that checkouts use. */
export const createDefaultTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsInput } },
  { tipSettings: TipSettings }
> = { route: 'POST /tip-settings/v1/tip-settings/create-default', elevated: true, dates: createDefaultTipSettingsDates }

/** Creates settings for a place, a terminal or a user, for programs that read them. */
export const createTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsInput } },
  { tipSettings: TipSettings }
> = { route: 'POST /tip-settings/v1/tip-settings', elevated: true, dates: createDefaultTipSettingsDates }

/** Updates the tip settings that are sent; needs their `id` and revision. */
export const updateTipSettings: ElevatedEndpoint<
  { body: { tipSettings: TipSettingsChangeInput } },
  { tipSettings: TipSettings }
> = { route: 'PATCH /tip-settings/v1/tip-settings', elevated: true, dates: createDefaultTipSettingsDates }

/** Deletes tip settings, but not the default ones. */
export const deleteTipSettings: ElevatedEndpoint<{ params: { tipSettingsId: string } }, {}> = {
  route: 'DELETE /tip-settings/v1/tip-settings/{tipSettingsId}',
  elevated: true,
}

/** Finds tip settings. */
export const queryTipSettings: ElevatedEndpoint<
  { body?: { query?: Search } },
  { tipSettings: readonly TipSettings[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /tip-settings/v1/tip-settings/query',
  repeatable: true,
  elevated: true,
  dates: createDefaultTipSettingsDates,
}
