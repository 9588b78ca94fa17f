import { calls } from '@vitrine/client'
import type { OpenAccount } from '../open.ts'

/**
 * Verifies the current password with a rate-limited sign-in, so that an unattended browser can't be used to take over
 * the account. The session it creates ends right after.
 */
export const requireCurrentPassword = async ({ api, member }: OpenAccount, password: string): Promise<void> => {
  await api.send(calls.login, {
    body: { loginId: { email: member.loginEmail ?? '' }, password: password.slice(0, 256) },
  })
}
