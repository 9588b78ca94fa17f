import type { FactorType } from '@vitrine/contract/entities/people/identity.ts'
import type { Context } from '../../ground/context/context.ts'
import type { StoredMember } from '../member/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredFactor } from './factor-store.ts'
import { reachesPhones } from './code/mailbox-messenger.ts'
import { countRecoveryCodes } from './code/recovery-codes.ts'

const order: readonly FactorType[] = ['WEBAUTHN', 'TOTP', 'PUSH', 'SMS', 'CALL', 'EMAIL']

/**
 * Lists the factors that can complete a sign-in, best first. Without any, a code by email is used. A first proof by
 * email rules out email as the second, unless it is the only factor.
 */
export const availableFactors = async (
  context: Context,
  db: Db,
  { member, factors, provedEmail }: { member: StoredMember; factors: readonly StoredFactor[]; provedEmail: boolean },
): Promise<FactorType[]> => {
  if (factors.length === 0) return ['EMAIL']
  const hasPhone = reachesPhones(context)
  const isUsable = (type: FactorType): boolean =>
    factors.some((factor) => factor.type === type) &&
    (hasPhone || (type !== 'SMS' && type !== 'CALL')) &&
    !(provedEmail && type === 'EMAIL' && factors.some((factor) => factor.type !== 'EMAIL'))
  const left = await countRecoveryCodes(db, { siteId: member.site_id, memberId: member.id })
  return [...order.filter(isUsable), ...(left > 0 ? (['RECOVERY_CODE'] as const) : [])]
}
