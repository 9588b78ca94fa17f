import type { NotificationKind } from '@vitrine/contract/entities/store/notification-settings.ts'

export type { NotificationKind }

/** The recipients of one kind. */
export interface KindRecipients {
  readonly kind: NotificationKind
  readonly recipients: readonly string[]
}

/** The emails a store's owners receive, and their recipients. */
export interface NotificationRules extends Readonly<Record<NotificationKind, boolean>> {
  /** Default: all owners of the store. */
  readonly recipients: readonly string[]
  /** Recipients of single kinds, in place of the general ones. */
  readonly kindRecipients: readonly KindRecipients[]
  /** Kinds whose emails are replaced by one daily email. */
  readonly digestKinds: readonly NotificationKind[]
  /** The hour of the daily email, by the clock of the store. */
  readonly digestHour: number
  /** Stock of a variant is low at or below this quantity. */
  readonly lowStockThreshold: number
}

/**
 * Owners are notified of everything that requires action. Low stock is off, since a store of unique items would send an
 * additional email for nearly every order.
 */
const defaults: NotificationRules = {
  recipients: [],
  kindRecipients: [],
  digestKinds: [],
  digestHour: 8,
  newOrders: true,
  paymentProblems: true,
  disputes: true,
  returnRequests: true,
  lowStock: false,
  failedJobs: true,
  domains: true,
  lowStockThreshold: 0,
}

/** Returns the rules of a store, with defaults for missing ones. */
export const notificationRules = (own: Partial<NotificationRules> = {}): NotificationRules => ({ ...defaults, ...own })

/** Returns whether emails of a kind are replaced by the daily one. */
export const isInDigest = ({ digestKinds = [] }: Partial<NotificationRules> = {}, kind: NotificationKind): boolean =>
  digestKinds.includes(kind)

/** Returns the index of the first address that repeats an earlier one, or -1. Case is ignored, like mail servers do. */
export const repeatedRecipient = (recipients: readonly string[]): number => {
  const known = recipients.map((one) => one.toLowerCase())
  return known.findIndex((one, index) => known.indexOf(one) < index)
}

/** Returns the first items of a list, and the number of remaining ones. */
export const firstOf = <Item>(items: readonly Item[], max: number): { first: readonly Item[]; more: number } => ({
  first: items.slice(0, max),
  more: Math.max(0, items.length - max),
})

/** Shortens a text to a number of characters, ending it with an ellipsis. */
export const shortened = (text: string, max: number): string => {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
