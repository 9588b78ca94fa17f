import type { WithdrawalExclusion } from '@vitrine/contract/entities/withdrawal.ts'

/**
 * Whether an exclusion of Directive 2011/83/EU, Article 16 holds from the contract on, or only once the buyer has broken a
 * seal or mixed the goods. Nobody here knows of a seal: the buyer may withdraw, and the store looks at what comes back.
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
