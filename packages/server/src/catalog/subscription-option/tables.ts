import type { SubscriptionTerms } from '@vitrine/domain/catalog/subscription.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { EntityColumns } from '../../ground/entity/tables.ts'

export interface SubscriptionOptionTable extends EntityColumns {
  terms: JsonColumn<SubscriptionTerms>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    subscription_option: SubscriptionOptionTable
  }
}
