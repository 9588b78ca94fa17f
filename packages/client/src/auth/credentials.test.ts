import { expect, test, vi } from 'vitest'
import { withCredentials } from './credentials.ts'

test('renews credentials rejected without a body, whichever header carries them', async () => {
  let key = 'old'
  const renew = vi.fn(async () => void (key = 'new'))
  const headers = new Headers()
  const getAuthHeaders = async () => ({ headers: { 'x-key': key } })
  const response = await withCredentials({ getAuthHeaders, renew }, headers, async () =>
    headers.get('x-key') === 'new' ? new Response('cart') : new Response(null, { status: 401 }),
  )
  expect(await response.text()).toBe('cart')
  expect(renew.mock.calls).toEqual([['']])
})
