import type { Generated } from 'kysely'
import type { JsonColumn } from '../database/columns.ts'

export interface SigningKeyTable {
  id: string
  private_jwk: JsonColumn<Record<string, unknown>>
  public_jwk: JsonColumn<Record<string, unknown>>
  created_date: Generated<Date>
}

declare module '../database/tables.ts' {
  interface Tables {
    signing_key: SigningKeyTable
  }
}
