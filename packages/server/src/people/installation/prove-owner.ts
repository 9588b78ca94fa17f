import { hashOfSecret } from '../../ground/site/sites.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { newChallenge, requestOptions, requireOwner, usePasskey, type StoredOwner } from '../owner/api.ts'
import type { InstallRequest } from './consent-page.ts'

/** Binds a challenge to the app and to where its code goes, so that the answer installs nothing else. */
const linkOf = ({ appId, redirectUrl }: InstallRequest): string => hashOfSecret(`${appId} ${redirectUrl}`)

/** Returns options for a passkey that installs this app, or `undefined` where browsers have no passkeys. */
export const installOptions = async (context: Context, request: InstallRequest): Promise<object | undefined> => {
  const about = { purpose: 'install', siteId: '', ownerId: '', link: linkOf(request) } as const
  const challenge = await newChallenge(context, about)
  return requestOptions(context.config, { challenge }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}

const maxCredentialLength = 20_000

/** Reads what the script of the page sends. Anything else is refused like a wrong passkey. */
const readCredential = (text: string): unknown => {
  // The database has no NUL characters.
  if (text.length > maxCredentialLength || text.includes('\\u0000')) throw new Refusal('PASSKEY_REFUSED')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('PASSKEY_REFUSED')
  }
}

/** Returns the person that a submitted form proves: with a passkey, or with email, password and code. */
export const provePerson = async (
  context: Context,
  request: InstallRequest,
  { form, ip }: { form: URLSearchParams; ip: string },
): Promise<StoredOwner> => {
  const credential = form.get('credential')
  if (credential === null) {
    const [email, password, code] = ['email', 'password', 'code'].map((name) => form.get(name) ?? undefined)
    return requireOwner(context, { email: email ?? '', password: password ?? '', code, ip })
  }
  const use = { credential: readCredential(credential), purpose: 'install', link: linkOf(request), ip } as const
  return usePasskey(context, use, async (_transaction, person) => person)
}
