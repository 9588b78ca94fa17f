import { scopes as allScopes, type Scope } from '@vitrine/contract/scopes.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { insertCredential } from './store.ts'

export interface AppToOffer {
  readonly appId: string
  /** Where the install page may lead back to, compared character by character. */
  readonly redirectUrls: readonly string[]
  /** What it asks owners for; everything unless told. */
  readonly scopes?: readonly Scope[]
}

/** Lets owners install a registered app; answers the secret by which the app proves itself, this once. */
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
