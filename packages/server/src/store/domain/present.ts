import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import type { Domain } from '@vitrine/contract/entities/store/store-domain.ts'
import { isRecordOverdue } from '@vitrine/domain/store-domain/status.ts'
import type { Context } from '../../ground/context/context.ts'
import type { StoredDomain } from '../../ground/site/domain-store.ts'
import { targetOf, verificationName } from './host-name.ts'

const addressTypes: Readonly<Record<number, 'CNAME' | 'A' | 'AAAA'>> = { 0: 'CNAME', 4: 'A', 6: 'AAAA' }

/** Converts a domain to the contract's entity, with the records to create. */
export const presentDomain = ({ config, now }: Pick<Context, 'config' | 'now'>, stored: StoredDomain): Domain => {
  const { host, status, token, is_primary, created_date, verified_date, missing_since, last_check } = stored
  const target = targetOf(config)
  return {
    name: host,
    displayName: domainToUnicode(host),
    status,
    primary: is_primary,
    verificationRecord: { type: 'TXT', name: verificationName(host), value: token },
    ...(target !== undefined && {
      pointingRecord: { type: addressTypes[isIP(target)]!, name: host, value: target },
    }),
    createdDate: created_date.toISOString(),
    ...(verified_date && { verifiedDate: verified_date.toISOString() }),
    ...(missing_since && { recordMissingSince: missing_since.toISOString() }),
    recordMissing: isRecordOverdue(missing_since, now()),
    ...(last_check && { lastCheck: last_check }),
  }
}
