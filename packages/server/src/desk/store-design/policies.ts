import type { StorePolicy } from '@vitrine/contract/entities/store/store-design.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { checkoutKind, policiesIn, readSettings } from '../../store/setting/api.ts'

/** Reads the store's policies in the reader's language, in their usual order, from the checkout settings. */
export const readPolicies = async (db: Db, { id, reading }: Pick<Site, 'id' | 'reading'>): Promise<StorePolicy[]> => {
  const settings = await readSettings(db, checkoutKind, id)
  const checkoutPolicies = policiesIn(settings.checkoutPolicies ?? {}, reading)
  const { customPolicy } = checkoutPolicies
  const all = [
    { kind: 'TERMS', policy: checkoutPolicies.termsAndConditions },
    { kind: 'PRIVACY', policy: checkoutPolicies.privacyPolicy },
    { kind: 'WITHDRAWAL', policy: checkoutPolicies.withdrawalPolicy },
    { kind: 'RETURNS', policy: checkoutPolicies.returnPolicy },
    { kind: 'DELIVERY', policy: checkoutPolicies.deliveryPolicy },
    { kind: 'DIGITAL_ITEMS', policy: checkoutPolicies.digitalItemPolicy },
    { kind: 'CONTACT', policy: checkoutPolicies.contactUs },
    { kind: 'IMPRINT', policy: checkoutPolicies.imprint },
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
