import { assert, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openStorefront, siteId } from '../../shop.ts'

/** A visitor's tokens, their renewal, and what storefronts read from them. */
export const visit = async (): Promise<void> => {
  const { auth } = openStorefront()

  const tokens = await check('auth.generateVisitorTokens', 'a visitor gets tokens for four hours', async () => {
    const given = await auth.generateVisitorTokens()
    assert.equal(given.refreshToken.role, 'visitor')
    assert.ok(given.refreshToken.value.length > 0)
    const lifetime = given.accessToken.expiresAt - Date.now() / 1000
    assert.ok(Math.abs(lifetime - 14_400) < 60, `expires in ${lifetime} s`)
    return given
  })

  await check('auth.generateVisitorTokens', 'tokens fit into a cookie', async () => {
    const size = encodeURIComponent(JSON.stringify(need(tokens, 'tokens'))).length
    assert.ok(size < 4096, `${size} bytes`)
  })

  await check('auth.generateVisitorTokens', 'the access token names the site', async () => {
    const [prefix, form, , payload] = need(tokens, 'tokens').accessToken.value.split('.')
    assert.deepEqual([prefix, form], ['OauthNG', 'JWS'])
    const { data } = JSON.parse(Buffer.from(need(payload, 'payload'), 'base64url').toString()) as { data: string }
    const { instance } = JSON.parse(data) as { instance: { metaSiteId: string } }
    assert.equal(instance.metaSiteId, siteId)
  })

  await check('auth.renewToken', 'a refresh token can be used several times at once', async () => {
    const { refreshToken, accessToken } = need(tokens, 'tokens')
    const renewals = await Promise.all([1, 2, 3].map(() => auth.renewToken(refreshToken)))
    for (const renewed of [...renewals, await auth.renewToken(refreshToken)]) {
      assert.equal(renewed.refreshToken.value, refreshToken.value)
      assert.notEqual(renewed.accessToken.value, '')
    }
    assert.notEqual(renewals[0]!.accessToken.value, accessToken.value)
  })

  await check('auth.renewToken', 'renewing keeps the visitor', async () => {
    const { refreshToken } = need(tokens, 'tokens')
    const before = openStorefront(need(tokens, 'tokens'))
    await before.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'mine' } })
    const after = openStorefront(await auth.renewToken(refreshToken))
    assert.equal((await after.currentCart.getCurrentCart()).buyerNote, 'mine')
    await after.currentCart.deleteCurrentCart()
  })

  await check('auth.renewToken', 'an invalid token is refused with the specified message', () =>
    assert.rejects(auth.renewToken({ value: 'no such token', role: tokens!.refreshToken.role }), {
      message: /^Failed to fetch tokens from OAuth API: Bad Request\. request id: [^n].+ Response: .*invalid_grant/s,
    }),
  )

  await check('auth.generateVisitorTokens', 'an expired session continues as a new visitor', async () => {
    const { refreshToken } = need(tokens, 'tokens')
    const fresh = await auth.generateVisitorTokens({ refreshToken: { ...refreshToken, value: 'ended' } })
    assert.equal(fresh.refreshToken.role, 'visitor')
    assert.notEqual(fresh.refreshToken.value, 'ended')
  })

  await check('auth.loggedIn', 'a visitor is not signed in', async () => {
    auth.setTokens(need(tokens, 'tokens'))
    assert.equal(auth.loggedIn(), false)
  })
}
