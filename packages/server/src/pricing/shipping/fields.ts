import { sql } from 'kysely'
import type { Field } from '../../ground/query/conditions.ts'

/** The regions of a delivery method. */
export const regionIds: Field = {
  kind: 'list',
  column: sql`array(select jsonb_array_elements_text(body->'deliveryRegionIds'))`,
}
