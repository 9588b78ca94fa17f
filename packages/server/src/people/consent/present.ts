import type { Consent } from '@vitrine/contract/entities/people/consent.ts'
import type { listConsents } from './store.ts'

/** Presents a consent to the member and in their data export. */
export const presentConsent = (consent: Awaited<ReturnType<typeof listConsents>>[number]): Consent => ({
  clientId: consent.client_id,
  appName: consent.app_name,
  scopes: consent.scopes,
  createdDate: consent.created_date.toISOString(),
  updatedDate: consent.updated_date.toISOString(),
})
