import { isApiError } from '@vitrine/client'
import { PasskeyProblem, passkeyProblemOf } from './passkey-problem.ts'

/** IPv4 and IPv6 addresses, for which browsers have no passkeys. */
const address = /^([\d.]+|\[.*\])$/

/** Whether this browser has passkeys for this page. It has none without https, except on the same machine. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !address.test(location.hostname)

const loadLibrary = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof loadLibrary>>
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']

/** Gets the options of the server and lets the browser answer them. */
const answered = async (
  begin: () => Promise<unknown>,
  answer: (library: Library, options: unknown) => Promise<unknown>,
): Promise<unknown> => {
  if (!hasPasskeys()) throw new PasskeyProblem('unsupported')
  const [library, options] = await Promise.all([
    loadLibrary(),
    begin().catch((error: unknown) => {
      throw isApiError(error, 'ILLEGAL_STATE') ? new PasskeyProblem('unavailable') : error
    }),
  ])
  try {
    return await answer(library, options)
  } catch (error) {
    throw passkeyProblemOf(error)
  }
}

/** Asks the browser to create a passkey. Returns its response, for the server. */
export const createPasskey = (begin: () => Promise<unknown>): Promise<unknown> =>
  answered(begin, ({ startRegistration }, options) => startRegistration({ optionsJSON: options as CreationOptions }))

/** Asks the browser for a passkey. Ends a request that waits for autofill. */
export const requestPasskey = (begin: () => Promise<unknown>): Promise<unknown> =>
  answered(begin, ({ startAuthentication }, options) => startAuthentication({ optionsJSON: options as RequestOptions }))

/** Waits until the person selects a passkey in the email field. Returns `undefined` if the browser cannot do that. */
export const waitForAutofill = async (begin: () => Promise<unknown>): Promise<unknown> => {
  if (!hasPasskeys()) return undefined
  const { browserSupportsWebAuthnAutofill } = await loadLibrary()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  return answered(begin, ({ startAuthentication }, options) =>
    startAuthentication({ optionsJSON: options as RequestOptions, useBrowserAutofill: true }),
  )
}

/** Ends a request that waits for autofill. */
export const stopAutofill = async (): Promise<void> => {
  if (!hasPasskeys()) return
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}
