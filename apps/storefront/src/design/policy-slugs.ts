import type { StorePolicy } from '@vitrine/client'
import type { AsideWords } from '../words/aside-en.ts'

/** Slugs of the policies, below `/policies/`. */
const slugs = {
  TERMS: 'terms',
  PRIVACY: 'privacy',
  RETURNS: 'returns',
  DIGITAL_ITEMS: 'digital-items',
  CONTACT: 'contact',
  WITHDRAWAL: 'withdrawal',
  DELIVERY: 'delivery',
  IMPRINT: 'imprint',
  CUSTOM: 'more',
} as const satisfies Record<StorePolicy['kind'], string>

type Named = Pick<StorePolicy, 'kind' | 'title'>

export const policyPath = ({ kind }: Named): string => `/policies/${slugs[kind]}`

export const policyAt = <Policy extends Named>(policies: readonly Policy[], slug: string): Policy | undefined =>
  policies.find(({ kind }) => slugs[kind] === slug)

export const policyTitle = ({ kind, title }: Named, { policies }: AsideWords): string => title ?? policies[kind]
