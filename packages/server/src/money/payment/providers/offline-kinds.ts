/** Offline payment methods. */
export const offlineKinds = ['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP', 'INVOICE'] as const
export type OfflineKind = (typeof offlineKinds)[number]

export const isOfflineKind = (text: string): text is OfflineKind => offlineKinds.some((kind) => kind === text)

/** How the goods of a checkout reach their buyer; `either` if the store's delivery options do not tell. */
export type Handover = 'delivered' | 'picked-up' | 'either' | 'nothing-to-send'

/** Whether a method fits the handover: no cash on delivery for pickup. Invoices depend on the buyer instead. */
export const fitsHandover = (kind: OfflineKind, handover: Handover): boolean => {
  switch (kind) {
    case 'BANK_TRANSFER':
      return true
    case 'CASH_ON_DELIVERY':
      return handover === 'delivered' || handover === 'either'
    case 'PAY_AT_PICKUP':
      return handover === 'picked-up' || handover === 'either'
    case 'INVOICE':
      return false
    default:
      return kind satisfies never
  }
}
