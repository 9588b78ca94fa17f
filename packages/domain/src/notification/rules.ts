/** What owners get emails about. */
export type NotificationKind = 'newOrders' | 'paymentProblems' | 'disputes' | 'returnRequests' | 'lowStock'

/** Which emails the owners of a store get, and who receives them. */
export interface NotificationRules extends Readonly<Record<NotificationKind, boolean>> {
  /** Empty: all owners of the store. */
  readonly recipients: readonly string[]
  /** The quantity at or below which a variant is low. */
  readonly lowStockThreshold: number
}

/**
 * Owners hear of everything that waits for them. Low stock is off: a store of single pieces would get one more email with
 * nearly each order.
 */
const defaults: NotificationRules = {
  recipients: [],
  newOrders: true,
  paymentProblems: true,
  disputes: true,
  returnRequests: true,
  lowStock: false,
  lowStockThreshold: 0,
}

/** The rules of a store: its own, over the defaults. */
export const notificationRules = (own: Partial<NotificationRules> = {}): NotificationRules => ({ ...defaults, ...own })

/** The index of the first address that is in the list before; -1 without one. Case is ignored, as mail servers do. */
export const repeatedRecipient = (recipients: readonly string[]): number => {
  const known = recipients.map((one) => one.toLowerCase())
  return known.findIndex((one, index) => known.indexOf(one) < index)
}

/** The first items of a list, and how many more there are. */
export const firstOf = <Item>(items: readonly Item[], most: number): { first: readonly Item[]; more: number } => ({
  first: items.slice(0, most),
  more: Math.max(0, items.length - most),
})

/** A text that has at most so many characters; a longer one ends with an ellipsis. */
export const shortened = (text: string, most: number): string => {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
