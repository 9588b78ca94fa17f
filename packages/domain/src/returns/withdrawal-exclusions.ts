import type { WithdrawalExclusion } from '@vitrine/contract/entities/orders/withdrawal.ts'

/**
 * Whether an exclusion of Directive 2011/83/EU, Article 16 always applies, or only once the buyer has broken a seal or
 * mixed the goods. In the latter case the buyer may withdraw, and the store inspects what comes back.
 */
export const exclusionHolds = {
  SERVICE_PERFORMED: 'ALWAYS',
  MARKET_PRICE: 'ALWAYS',
  MADE_TO_ORDER: 'ALWAYS',
  PERISHABLE: 'ALWAYS',
  SEALED_HYGIENE: 'ONCE_OPENED',
  MIXED_INSEPARABLY: 'ONCE_OPENED',
  ALCOHOL_MARKET_PRICE: 'ALWAYS',
  URGENT_REPAIR: 'ALWAYS',
  SEALED_RECORDING: 'ONCE_OPENED',
  NEWSPAPER: 'ALWAYS',
  AUCTION: 'ALWAYS',
  DATED_SERVICE: 'ALWAYS',
  DIGITAL_CONTENT: 'ALWAYS',
} as const satisfies Record<WithdrawalExclusion, 'ALWAYS' | 'ONCE_OPENED'>
