import type { StorePolicy } from '@vitrine/contract/entities/store-design.ts'
import type { Db } from '../../ground/database/tables.ts'
import { checkoutKind, readSettings } from '../setting/settings.ts'

/** The policies that a store shows, in the order people look for them. Their one home is the checkout settings. */
export const readPolicies = async (db: Db, siteId: string): Promise<StorePolicy[]> => {
  const { checkoutPolicies = {} } = await readSettings(db, checkoutKind, siteId)
  const { termsAndConditions, privacyPolicy, returnPolicy, digitalItemPolicy, contactUs, customPolicy } =
    checkoutPolicies
  const all = [
    { kind: 'TERMS', policy: termsAndConditions },
    { kind: 'PRIVACY', policy: privacyPolicy },
    { kind: 'RETURNS', policy: returnPolicy },
    { kind: 'DIGITAL_ITEMS', policy: digitalItemPolicy },
    { kind: 'CONTACT', policy: contactUs },
    { kind: 'CUSTOM', policy: customPolicy },
  ] as const
  return all.flatMap(({ kind, policy }) =>
    policy?.visible && policy.content
      ? [
          {
            kind,
            content: policy.content,
            ...(kind === 'CUSTOM' && customPolicy?.title && { title: customPolicy.title }),
          },
        ]
      : [],
  )
}
