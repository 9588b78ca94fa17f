import type { Shop } from '../../../../../../test/shop.ts'
import { signInAs, staffPassword } from '../testing-staff.ts'
import { createAuthenticator } from './testing-authenticator.ts'

const v1 = '/vitrine/v1'
/** The origin of test servers, as `PUBLIC_URL` says. */
const origin = 'http://localhost:4000'

let people = 0

/** Creates the steps of people with passkeys in a test store. */
export const passkeySteps = (shop: Shop) => {
  const send = (token: string, route: string, body?: object, headers: Record<string, string> = {}) => {
    const [method, path] = route.split(' ') as [string, string]
    return shop.send(`${method} ${v1}${path}`, { token, headers, ...(body && { body }) })
  }
  const codeOf = ({ body }: Awaited<ReturnType<typeof send>>): string | undefined =>
    body.details?.applicationError?.code ?? body.details?.validationError?.fieldViolations?.[0]?.field
  const begin = async (token: string) =>
    (await send(token, 'POST /my-account/passkeys/begin', { password: staffPassword })).body.options
  const beginSignIn = async () => (await send('', 'POST /owner/passkey')).body.options
  /** Each person has an address of their own, so that limits of others do not matter. */
  const newAddress = () => {
    people += 1
    return { 'x-forwarded-for': `10.9.${people >> 8}.${people & 255}` }
  }
  const signIn = (credential: unknown, headers: Record<string, string> = newAddress()) =>
    send('', 'POST /owner/passkey-sign-in', { credential }, headers)

  /** A person with a password and a passkey. */
  const person = async (role = 'support') => {
    const staff = await signInAs(shop.context, { siteId: shop.siteId, role })
    const authenticator = createAuthenticator(origin)
    const credential = authenticator.create(await begin(staff.token))
    const { body } = await send(staff.token, 'POST /my-account/passkeys', { credential, name: 'Laptop' })
    if (!body.passkey) throw new Error(JSON.stringify(body))
    return { ...staff, authenticator, passkeyId: body.passkey.id as string }
  }
  return { send, codeOf, begin, beginSignIn, signIn, person, newAuthenticator: () => createAuthenticator(origin) }
}
