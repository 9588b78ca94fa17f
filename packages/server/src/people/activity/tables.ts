import type { AccountActivity } from '@vitrine/contract/entities/people/activity.ts'
import type { Generated } from 'kysely'

export interface AccountActivityTable {
  site_id: string
  id: Generated<number>
  member_id: string
  type: AccountActivity['type']
  device: string | null
  ip_address: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    account_activity: AccountActivityTable
  }
}
