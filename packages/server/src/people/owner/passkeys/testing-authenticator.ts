import { createPasskey, type Tampering } from '../../factor/passkey/testing-passkey.ts'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** Creates an authenticator in software, which holds one passkey at a time and counts its uses. */
export const createAuthenticator = (origin: string) => {
  let held: { passkey: ReturnType<typeof createPasskey>; userHandle: string } | undefined
  let counter = 0
  return {
    /** Creates a passkey as a browser does with these options. */
    create: (options: unknown, tampering: Tampering = {}) => {
      const { challenge, rp, user } = options as CreationOptions
      held = { passkey: createPasskey({ origin, rpId: rp.id }), userHandle: user.id }
      counter = tampering.counter ?? 0
      return held.passkey.make(challenge, { counter, ...tampering })
    },
    /** Uses the passkey as a browser does with these options. */
    get: (options: unknown, tampering: Tampering = {}) => {
      if (!held) throw new Error('The authenticator has no passkey yet')
      const { challenge } = options as RequestOptions
      counter += 1
      return held.passkey.show(challenge, { counter, userHandle: held.userHandle, ...tampering })
    },
  }
}
