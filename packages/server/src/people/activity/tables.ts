import type { AccountActivity } from '@vitrine/contract/entities/activity.ts'
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

export interface ActivityTables {
  account_activity: AccountActivityTable
}
