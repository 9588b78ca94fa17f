import { ApiError } from '@vitrine/client'
import { expect, test, vi } from 'vitest'
import { words } from '../words/words.ts'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { withProof } = await import('./proof.tsx').finally(() => vi.unstubAllGlobals())

const account = { hasPassword: true, hasPasskey: false }
const form = new FormData()
form.set('password', 'wrong')

const refuse = (code: string) => () =>
  Promise.reject(new ApiError('The email or the password is wrong.', { status: 403, code }))

test('a wrong password is an error of its field', async () => {
  const proving = withProof({ form, account, field: 'factor.password' }, refuse('-19976'))
  await expect(proving).rejects.toMatchObject({
    violations: [{ field: 'factor.password', description: words.account.wrongPassword }],
  })
})

test('other errors stay as they are, and a change gets the password', async () => {
  await expect(withProof({ form, account }, refuse('TOO_MANY_REQUESTS'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  expect(await withProof({ form, account }, (password) => Promise.resolve(password))).toBe('wrong')
})
