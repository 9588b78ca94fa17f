import type { CDPSession, Page } from 'playwright-core'

interface Kind {
  readonly transport?: 'internal' | 'usb'
}

/** Adds virtual authenticators to a page, which answer without a prompt. */
export const plugInAuthenticator = async (page: Page, { transport = 'internal' }: Kind = {}) => {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Whether the person is recognized, by a fingerprint or a PIN. */
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    listPasskeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    unplug: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}
