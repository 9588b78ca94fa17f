import { calls } from '@vitrine/client'
import type { OpenAccount } from './open.ts'

/**
 * Whoever finds this page open shall not take the account over: the current password is asked for, by a sign-in that
 * counts as a try like any other. The session it opens ends with what follows.
 */
export const requireCurrentPassword = async ({ api, member }: OpenAccount, password: string): Promise<void> => {
  await api.send(calls.login, {
    body: { loginId: { email: member.loginEmail ?? '' }, password: password.slice(0, 256) },
  })
}
