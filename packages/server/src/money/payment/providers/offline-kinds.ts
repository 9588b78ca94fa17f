/** The ways of paying outside that a store can offer. */
export const offlineKinds = ['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP'] as const
export type OfflineKind = (typeof offlineKinds)[number]

export const isOfflineKind = (text: string): text is OfflineKind => offlineKinds.some((kind) => kind === text)

/** How a checkout's goods come to their buyer; `either` where the store's ways of delivery do not tell the two apart. */
export type Handover = 'delivered' | 'picked-up' | 'either' | 'nothing-to-send'

/** Whether a way of paying fits how the goods come: nobody pays a courier for what they fetch themselves. */
export const fitsHandover = (kind: OfflineKind, handover: Handover): boolean => {
  switch (kind) {
    case 'BANK_TRANSFER':
      return true
    case 'CASH_ON_DELIVERY':
      return handover === 'delivered' || handover === 'either'
    case 'PAY_AT_PICKUP':
      return handover === 'picked-up' || handover === 'either'
    default:
      return kind satisfies never
  }
}
