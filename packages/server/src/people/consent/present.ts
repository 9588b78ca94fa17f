import type { Consent } from '@vitrine/contract/entities/consent.ts'
import type { listConsents } from './store.ts'

/** What a member allowed, as they and their export see it. */
export const presentConsent = (consent: Awaited<ReturnType<typeof listConsents>>[number]): Consent => ({
  clientId: consent.client_id,
  appName: consent.app_name,
  scopes: consent.scopes,
  createdDate: consent.created_date.toISOString(),
  updatedDate: consent.updated_date.toISOString(),
})
