import type { MemberGroup, TaxExemptGroup } from '@vitrine/client'
import { permitted } from '../access/permitted.ts'
import { queryAll } from '../query-all.ts'
import { shop } from '../shop.ts'

/** The groups that a company can have. */
export interface Choices {
  readonly memberGroups: readonly MemberGroup[]
  readonly exemptGroups: readonly TaxExemptGroup[]
}

const pageSize = 100

/** Loads the groups that a company can have. Those who may not see taxes see no exemptions. */
export const loadChoices = async (): Promise<Choices> => {
  const [memberGroups, exemptGroups] = await Promise.all([
    queryAll(shop.memberGroups.queryMemberGroups().limit(pageSize)),
    permitted(
      'taxes.read',
      () => queryAll(shop.taxExemptGroups.queryTaxExemptGroups().ascending('name').limit(pageSize)),
      [],
    ),
  ])
  return { memberGroups: memberGroups.toSorted((a, b) => a.name.localeCompare(b.name)), exemptGroups }
}
