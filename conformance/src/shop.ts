import { ApiKeyStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk'
import { officialModules as modules } from '../official.ts'
import { assert, need } from './expect.ts'

const { VITRINE_URL, STOREFRONT_URL } = process.env

/** URL of our server. */
export const serverUrl = need(VITRINE_URL, 'VITRINE_URL')
/** Origin of a storefront that the demo app allows. */
export const storefrontUrl = need(STOREFRONT_URL, 'STOREFRONT_URL')

export const clientId = 'd0000000-0000-4000-8000-000000000001'
export const siteId = 'd0000000-0000-4000-8000-000000000000'
export const apiKey = 'vitrine-demo-key'
/** App IDs of the store's products in catalog references, current and legacy. */
export { legacyStoresAppId, storesAppId } from '../../packages/domain/src/catalog/stores-app.ts'

/** A storefront's client, as used by visitors. */
export const openStorefront = (tokens?: Tokens) =>
  createClient({ modules, auth: OAuthStrategy({ clientId, ...(tokens && { tokens }) }) })
export type Storefront = ReturnType<typeof openStorefront>

/** A client with the site's API key, as used by an app on a server. */
export const openBackOffice = () => createClient({ modules, auth: ApiKeyStrategy({ apiKey, siteId }) })
export type BackOffice = ReturnType<typeof openBackOffice>

/** Fails unless a URL of the SDK's media helper leads to an image. */
export const expectPicture = async (address: string): Promise<void> => {
  assert.ok(address.startsWith('https://static.wixstatic.com/media/'), address)
  const answer = await fetch(address)
  assert.equal(answer.status, 200, `${address} answers ${answer.status}`)
  assert.match(answer.headers.get('content-type')!, /^image\//)
}

const stepMs = 500
const steps = 40

/** Reads a value until it is there: something that the server does in the background, within seconds. */
export const waitFor = async <T>(read: () => Promise<T | undefined>, what: string): Promise<T> => {
  for (let step = 1; step < steps; step += 1) {
    const value = await read()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
  return need(await read(), what)
}

interface Email {
  readonly subject: string
  readonly text: string
}

/** Returns the latest email to a recipient, from the demo shop's mailbox. */
export const emailTo = async (email: string): Promise<string> => {
  const response = await fetch(`${serverUrl}/dev/mail.json?${new URLSearchParams({ to: email })}`)
  const { messages } = (await response.json()) as { messages: readonly Email[] }
  const { subject, text } = need(messages[0], `email to ${email}`)
  return `${subject}\n${text}`
}
