import { expect, test } from 'vitest'
import { atTheDoor, callback, goodPassword, newEmail, newPkce } from '../../../../../../test/people.ts'
import { openShop } from '../../../../../../test/shop.ts'
import { createOwner } from '../../owner/owner-create.ts'
import { createLog } from '../../../ground/base/log.ts'

test('writes no password, token or code to the log or the database', async () => {
  const lines: string[] = []
  const shop = await openShop({ log: createLog('trace', { write: (line) => void lines.push(line) }) })
  const door = atTheDoor(shop)
  const secrets = new Set<string>([goodPassword])
  const remember = <T>(value: T): T => {
    const text = JSON.stringify(value) ?? ''
    for (const [, , found] of text.matchAll(/"(\w*token|code)":"([^"]+)"/gi)) secrets.add(found!)
    return value
  }

  const visitor = remember(await door.token({ clientId: shop.clientId, grantType: 'anonymous' })).body
  const email = newEmail()
  const body = { loginId: { email }, password: goodPassword }
  const begun = remember(
    await shop.send('POST /_api/iam/authentication/v2/register', { token: visitor.access_token, body }),
  )
  const [message] = await door.emailsTo(email)
  const code = /^(\d{6})/.exec(message!.subject)![1]!
  const { stateToken } = begun.body
  const verified = { token: visitor.access_token, body: { code, stateToken } }
  const { sessionToken } = remember(await shop.send('POST /_api/iam/verification/v1/auth/verify', verified)).body
  remember(await door.login(email, 'a wrong password'))
  const pkce = newPkce()
  secrets.add(pkce.verifier)
  const signInCode = await door.codeFor(sessionToken, pkce)
  secrets.add(signInCode)
  const member = remember(await door.exchange(signInCode, pkce)).body
  await door.exchange(signInCode, pkce)
  remember(await door.refresh(member.refresh_token))
  await door.visit(
    `${shop.url}/oauth2/authorize?${new URLSearchParams({ redirect_uri: callback, secret: goodPassword })}`,
  )
  await shop.send('POST /_api/iam/recovery/v1/send-email', { token: visitor.access_token, body: { email } })
  const [recovery] = await door.emailsTo(email)
  const recoveryToken = new URL(/http\S+/.exec(recovery!.text)![0]).searchParams.get('token')!
  secrets.add(recoveryToken)
  remember(
    await shop.send('POST /_api/iam/recovery/v1/recover', { body: { recoveryToken, password: 'an unused bicycle' } }),
  )
  await shop.send('POST /_api/iam/recovery/v1/recover', { body: `{"recoveryToken": "${recoveryToken}", "password"` })
  await createOwner(shop.context.db, { siteId: shop.siteId, email: 'o@owner.test', password: 'the keys to it all' })
  const owner = { email: 'o@owner.test', password: 'the keys to it all' }
  const signedIn = remember(await shop.send('POST /vitrine/v1/owner/sign-in', { body: owner }))
  secrets.add(signedIn.headers.get('set-cookie')!.split(/[=;]/)[1]!)
  secrets.add(owner.password)

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(10)
  expect(secrets.size).toBeGreaterThan(12)
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(email)

  const { db } = shop.context
  const tables = [
    'session',
    'refresh_family',
    'refresh_token',
    'authorization_code',
    'verification',
    'recovery',
  ] as const
  for (const table of [...tables, 'owner', 'owner_session', 'member', 'rate_limit', 'known_address'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    for (const secret of secrets) expect(rows).not.toContain(secret)
  }
  await shop.close()
})
