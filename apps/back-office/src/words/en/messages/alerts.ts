/** Alerts of the store. */
export const alertWords = {
  alerts: {
    title: 'Alerts',
    hint: 'What happened in your store. Alerts are kept for 90 days.',
    settings: 'Notification settings',
    unread: 'Unread',
    markAll: 'Mark all as read',
    markedAll: 'All alerts marked as read',
    none: 'No alerts yet',
    noneHint: 'New orders, disputes, returns and other events that need you appear here.',
    older: 'Older alerts',
    newest: 'Newest alerts',
    events: {
      NEW_ORDER: (order: string) => `New order ${order}`,
      ORDER_EDITED: (order: string) => `Order ${order} was edited`,
      PAYMENT_PROBLEM: (order: string) => `Payment problem with order ${order}`,
      DISPUTE: (order: string) => `Dispute about order ${order}`,
      GIFT_CARDS_STOPPED: (order: string) => `Gift cards of order ${order} were deactivated`,
      RETURN_REQUEST: (order: string) => `Return request for order ${order}`,
      WITHDRAWAL: (order: string) => `Withdrawal from order ${order}`,
    },
    lowStock: (name: string) => `Low stock: ${name}`,
    lowStockOf: (count: number) => `Low stock: ${count} variants`,
    failedJobs: (count: number) => (count === 1 ? '1 background job failed' : `${count} background jobs failed`),
    domainRecordMissing: (domain: string) => `The TXT record of ${domain} is gone`,
  },
}
