/** Amounts of sales, in the order in which they add up. */
export const saleRows = [
  'grossSales',
  'discounts',
  'delivery',
  'fees',
  'tax',
  'totalSales',
  'giftCards',
  'returns',
  'netSales',
] as const

/** Amounts of payments, as in the books. */
export const paymentRows = ['received', 'refunded', 'disputed', 'returned', 'netPayments'] as const

export const amountRows = [...saleRows, ...paymentRows] as const
