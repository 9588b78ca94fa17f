import { scopes as allScopes, type Scope } from '@vitrine/contract/scopes.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { insertCredential } from './store.ts'

export interface AppToOffer {
  readonly appId: string
  /** Allowed redirect URLs of the install page, compared exactly. */
  readonly redirectUrls: readonly string[]
  /** Requested scopes. Default: all. */
  readonly scopes?: readonly Scope[]
}

/** Makes a registered app installable. Returns its secret, which is shown only once. */
export const offerApp = async (db: Db, { appId, redirectUrls, scopes }: AppToOffer): Promise<string> => {
  const secret = newSecret()
  await insertCredential(db, {
    app_id: appId,
    secret_hash: hashOfSecret(secret),
    redirect_urls: [...redirectUrls],
    scopes: [...(scopes ?? Object.keys(allScopes))],
  })
  return secret
}
