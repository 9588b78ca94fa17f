import type { ServicePlugin } from '@vitrine/contract/calls/store/service-plugins.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

export interface ServicePluginTable {
  site_id: string
  id: string
  app_id: string
  type: ServicePlugin['type']
  /** Without a trailing slash. */
  base_url: string
  enabled: boolean
  /** Its latest description of itself. */
  description: JsonColumn<object>
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    service_plugin: ServicePluginTable
  }
}
