import type {
  AbandonedCheckoutEmail,
  AbandonedCheckoutSettings,
} from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'

export type AbandonedRules = Omit<AbandonedCheckoutSettings, 'restorePageUrl'> & { readonly restorePageUrl?: string }

/** Checkouts are listed from the start, but emails are only sent once the store turns them on. */
const defaults: AbandonedRules = {
  active: true,
  delayMinutes: 60,
  sendsEmails: false,
  emails: [],
  seriesIntervalDays: 30,
  linkDays: 30,
  consentRules: [],
}

/** Returns the rules of a store, with defaults for missing ones. */
export const abandonedRules = (own: Partial<AbandonedRules> = {}): AbandonedRules => ({ ...defaults, ...own })

/** Returns the index of the first email that is not later than the one before it, or -1. */
export const unorderedEmail = (emails: readonly Pick<AbandonedCheckoutEmail, 'delayMinutes'>[]): number =>
  emails.findIndex(({ delayMinutes }, index) => index > 0 && delayMinutes <= emails[index - 1]!.delayMinutes)
