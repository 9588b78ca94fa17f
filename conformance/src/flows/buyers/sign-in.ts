import { randomUUID } from 'node:crypto'
import type { Tokens } from '@wix/sdk'
import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import {
  apiKey,
  emailTo,
  openBackOffice,
  openStorefront,
  storefrontUrl,
  storesAppId,
  type Storefront,
} from '../../shop.ts'

export const member = { email: 'member@demo.test', password: 'demo-member-1' }
const callback = `${storefrontUrl}/callback`
const goodPassword = 'a quiet lighthouse'

/** Returns the code in a verification email. */
const codeIn = (message: string): string => need(/\b\d{6}\b/.exec(message)?.[0], 'code in the email')

interface Answered {
  readonly loginState: string
  readonly data?: { readonly sessionToken?: string }
  readonly errorCode?: string
}

const sessionOf = (state: unknown): string => {
  const { loginState, data, errorCode } = state as Answered
  assert.equal(loginState, 'SUCCESS', errorCode)
  return need(data?.sessionToken, 'session token')
}

const signUp = async (): Promise<{ email: string; sessionToken: string } | undefined> => {
  const { auth, fetchWithAuth } = openStorefront()
  const email = `${randomUUID().slice(0, 13)}@people.test`

  await check('auth.register', 'an invalid email', async () => {
    const state = (await auth.register({ email: 'nobody', password: goodPassword })) as Answered
    assert.deepEqual([state.loginState, state.errorCode], ['FAILURE', 'invalidEmail'])
  })
  const registration = await check('auth.register', 'a new member must verify their email', async () => {
    const state = await auth.register({ email, password: goodPassword, profile: { firstName: 'Ann', lastName: 'Lee' } })
    assert.equal(state.loginState, 'EMAIL_VERIFICATION_REQUIRED')
    return state as { data: { stateToken: string } }
  })
  await check('verification.resendDuringAuthentication', 'another code (older SDK)', async () => {
    const answer = await fetchWithAuth('https://www.wixapis.com/_api/iam/verification/v1/auth/resend', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stateToken: need(registration, 'state').data.stateToken }),
    })
    assert.equal(answer.status, 200)
  })
  await check('auth.processVerification', 'a wrong code throws', () =>
    assert.rejects(auth.processVerification({ verificationCode: '000000' })),
  )
  const sessionToken = await check('auth.processVerification', 'the code from the email signs in', async () =>
    sessionOf(await auth.processVerification({ verificationCode: codeIn(await emailTo(email)) })),
  )
  await check('verification.verifyDuringAuthentication', 'a used state token is refused', () =>
    expectRefusal(
      () =>
        openStorefront().verification.verifyDuringAuthentication('123456', {
          stateToken: need(registration, 'state').data.stateToken,
        }),
      { status: 400 },
    ),
  )
  return sessionToken === undefined ? undefined : { email, sessionToken }
}

/** Follows a URL to the storefront's callback, as a browser would if the page were signed in already. */
const follow = async (address: string): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual' })
  const text = answer.status === 302 || answer.status === 303 ? '' : (await answer.text()).slice(0, 200)
  return need(answer.headers.get('location'), `redirect: ${answer.status} ${text}`)
}

const exchange = async (storefront: Storefront, sessionToken: string, responseMode: 'fragment' | 'query') => {
  const { auth } = storefront
  const data = auth.generateOAuthData(callback, `${storefrontUrl}/account`)
  // The types lack the session token, which works nevertheless.
  const options = { prompt: 'none', responseMode, sessionToken } as const
  const { authUrl } = await auth.getAuthUrl(data, options)
  const back = await follow(authUrl)
  const { code, state, error } = auth.parseFromUrl(back, responseMode) as {
    code: string
    state: string
    error?: string
  }
  assert.equal(error, undefined)
  assert.equal(new URL(back).origin + new URL(back).pathname, callback)
  return { tokens: await auth.getMemberTokens(code, state, data), code, state, data }
}

const signIn = async (): Promise<{ storefront: Storefront; tokens: Tokens } | undefined> => {
  const storefront = openStorefront(await openStorefront().auth.generateVisitorTokens())
  const { auth, currentCart, products } = storefront

  await check('auth.login', 'a wrong password', async () => {
    const state = (await auth.login({ ...member, password: 'not this one' })) as Answered
    assert.deepEqual([state.loginState, state.errorCode], ['FAILURE', 'invalidPassword'])
  })
  const sessionToken = await check('auth.login', 'a session token', async () => sessionOf(await auth.login(member)))

  const { items } = await products.queryProducts().eq('slug', 'orbit-vase').find()
  const catalogReference = { appId: storesAppId, catalogItemId: need(items[0]?._id, 'vase') }
  await currentCart.addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference }] })

  await check('auth.getAuthUrl', 'exchanges code and state from the query for tokens', async () => {
    const { tokens } = await exchange(openStorefront(), need(sessionToken, 'session'), 'query')
    assert.equal(tokens.refreshToken.role, 'member')
  })
  const signedIn = await check(
    'auth.getMemberTokens',
    'exchanges code and state from the fragment for tokens',
    async () => {
      const again = sessionOf(await auth.login(member))
      const { tokens, code, data } = await exchange(storefront, again, 'fragment')
      await assert.rejects(auth.getMemberTokens(code, 'another', data), { message: 'Invalid _state' })
      return tokens
    },
  )
  await check('auth.getMemberTokens', 'a code works once; reusing it ends the sign-in', async () => {
    const again = sessionOf(await auth.login(member))
    const { tokens, code, state, data } = await exchange(openStorefront(), again, 'query')
    await assert.rejects(auth.getMemberTokens(code, state, data), /invalid_grant/)
    await assert.rejects(auth.renewToken(tokens.refreshToken), /invalid_grant/)
  })
  await check('auth.getMemberTokens', 'a wrong verifier is refused', async () => {
    const again = sessionOf(await auth.login(member))
    const data = auth.generateOAuthData(callback)
    const options = { prompt: 'none', responseMode: 'query', sessionToken: again } as const
    const { authUrl } = await auth.getAuthUrl(data, options)
    const { code, state } = auth.parseFromUrl(await follow(authUrl), 'query')
    const other = { ...data, codeVerifier: auth.generateOAuthData(callback).codeVerifier }
    await assert.rejects(auth.getMemberTokens(code, state, other), /invalid_grant/)
  })
  await check('auth.getAuthUrl', 'without a session, a sign-in without a prompt says so', async () => {
    const data = auth.generateOAuthData(callback)
    const { authUrl } = await openStorefront().auth.getAuthUrl(data, { prompt: 'none', responseMode: 'query' })
    const { error, state } = auth.parseFromUrl(await follow(authUrl), 'query')
    assert.deepEqual([error, state], ['login_required', data.state])
  })
  await check('auth.getAuthUrl', 'a redirect URI that is not allowed is refused', () =>
    assert.rejects(auth.getAuthUrl(auth.generateOAuthData('https://elsewhere.example/callback'))),
  )
  if (!signedIn) return undefined
  auth.setTokens(signedIn)
  await check('auth.loggedIn', 'a member is signed in and has the cart they filled before', async () => {
    assert.equal(auth.loggedIn(), true)
    const { lineItems } = await currentCart.getCurrentCart()
    assert.ok(lineItems!.some((line) => line.catalogReference!.catalogItemId === catalogReference.catalogItemId))
  })
  await check('auth.renewToken', 'renewing keeps the member', async () => {
    const renewed = openStorefront(await auth.renewToken(signedIn.refreshToken))
    assert.equal((await renewed.members.getCurrentMember()).member!.loginEmail, member.email)
  })
  return { storefront, tokens: signedIn }
}

const readMember = async ({ members }: Storefront): Promise<void> => {
  const read = await check('members.getCurrentMember', 'the complete member, with dates as Date', async () => {
    const { member: found } = await members.getCurrentMember({ fieldsets: ['FULL'] as never })
    expectShape('Member', found)
    assert.equal(found!.loginEmail, member.email)
    assert.ok(found!._createdDate instanceof Date)
    return found!
  })
  await check('members.updateMember', 'name, phone and address', async () => {
    const changed = await members.updateMember(need(read?._id, 'member id'), {
      contact: { firstName: 'Mika', lastName: 'Lee', phones: ['+49 30 7654321'] },
    })
    expectShape('Member', changed)
    assert.equal(changed.contact!.lastName, 'Lee')
  })
  await check('members.getCurrentMember', 'no member for a visitor', async () => {
    const { member: nobody } = await openStorefront().members.getCurrentMember()
    assert.equal(nobody, undefined)
  })
}

const signOut = async ({ storefront, tokens }: { storefront: Storefront; tokens: Tokens }): Promise<void> => {
  const { auth } = storefront
  await check('auth.logout', 'signs out and returns to the storefront', async () => {
    const { logoutUrl } = await auth.logout(`${storefrontUrl}/bye`)
    assert.equal(auth.loggedIn(), false)
    assert.equal(auth.getTokens().refreshToken.role, 'none')
    assert.equal(await follow(logoutUrl), `${storefrontUrl}/bye`)
    await assert.rejects(auth.renewToken(tokens.refreshToken), /invalid_grant/)
  })
}

const helpMember = async (): Promise<void> => {
  const person = await signUp()
  if (!person) return
  const { email } = person
  const storefront = openStorefront()
  const { auth, recovery } = storefront

  await check('auth.register', 'gives the same answer whether or not the account exists', async () => {
    const state = await auth.register({ email, password: goodPassword })
    assert.equal(state.loginState, 'EMAIL_VERIFICATION_REQUIRED')
  })
  const recoveryToken = await check('auth.sendPasswordResetEmail', 'an email with a link', async () => {
    await auth.sendPasswordResetEmail(email, callback)
    const link = need(/https?:\/\/\S+/.exec(await emailTo(email))?.[0], 'link')
    return need(new URL(link).searchParams.get('token'), 'token in the link')
  })
  const newPassword = 'another quiet harbour'
  await check('recovery.recover', 'a new password with the token from the email', async () => {
    const state = await recovery.recover(need(recoveryToken, 'token'), { password: newPassword })
    expectShape('StateMachineResponse', state)
    assert.equal(state.state, 'SUCCESS')
  })
  const memberTokens = await check('authentication.loginV2', 'the response as typed', async () => {
    const state = await storefront.authentication.loginV2({ email }, { password: newPassword })
    expectShape('StateMachineResponse', state)
    const { tokens } = await exchange(storefront, need(state.sessionToken, 'session'), 'query')
    return tokens
  })
  await check('authentication.registerV2', 'the response as typed', async () => {
    const state = await storefront.authentication.registerV2(
      { email: `${randomUUID().slice(0, 13)}@people.test` },
      { password: goodPassword, profile: { nickname: 'Lee' } },
    )
    expectShape('StateMachineResponse', state)
    assert.equal(state.state, 'REQUIRE_EMAIL_VERIFICATION')
  })
  await check('authentication.changePassword', "the member's password", async () => {
    const signedIn = openStorefront(need(memberTokens, 'tokens'))
    await signedIn.authentication.changePassword('a third quiet evening')
    assert.equal(((await auth.login({ email, password: 'a third quiet evening' })) as Answered).loginState, 'SUCCESS')
  })
  await check('authentication.logout', 'as a redirect', async () => {
    const answer = await openStorefront(memberTokens).authentication.logout({
      postLogoutRedirectUri: storefrontUrl,
      clientId: 'd0000000-0000-4000-8000-000000000001',
    })
    assert.ok((answer as { statusCode?: number }).statusCode)
  })
}

const vouchForMember = async (memberId: string): Promise<void> => {
  const backOffice = openBackOffice()
  await check('auth.getMemberTokensForExternalLogin', 'an API key signs a member in', async () => {
    const { auth } = openStorefront(await openStorefront().auth.generateVisitorTokens())
    const tokens = await auth.getMemberTokensForExternalLogin(memberId, apiKey)
    assert.equal(tokens.refreshToken.role, 'member')
    const { member: found } = await openStorefront(tokens).members.getCurrentMember()
    assert.equal(found!._id, memberId)
  })
  await check('authentication.signOn', 'an API key signs in a person by email', async () => {
    const answer = await backOffice.authentication.signOn({ email: `${randomUUID().slice(0, 13)}@people.test` })
    assert.ok((answer as { sessionToken?: string }).sessionToken)
  })
  await check(
    'auth.getMemberTokensForExternalLoginWithSession',
    'an API key signs in a person by email, with tokens',
    async () => {
      const { auth } = openStorefront(await openStorefront().auth.generateVisitorTokens())
      const email = `${randomUUID().slice(0, 13)}@people.test`
      const tokens = await auth.getMemberTokensForExternalLoginWithSession(email, apiKey)
      assert.equal(tokens.refreshToken.role, 'member')
    },
  )
  await check('recovery.sendActivationEmail', 'an invitation', async () => {
    await backOffice.recovery.sendActivationEmail(memberId)
  })
  await check('verification.start', 'a code to verify an email', async () => {
    const { verificationId } = await backOffice.verification.start({ identityId: memberId, target: 'EMAIL' as never })
    need(verificationId, 'verification id')
  })
  await check('authentication.verify', 'a second factor (older SDK)', async () => {
    const { auth, fetchWithAuth } = openStorefront()
    const email = `${randomUUID().slice(0, 13)}@people.test`
    const pending = (await auth.register({ email, password: goodPassword })) as { data: { stateToken: string } }
    const emailData = { code: codeIn(await emailTo(email)) }
    const answer = await fetchWithAuth('https://www.wixapis.com/_api/iam/authentication/v2/EMAIL/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ factorType: 'EMAIL', ...pending.data, emailData }),
    })
    assert.equal(((await answer.json()) as { state?: string }).state, 'SUCCESS')
  })
}

/** A member signs up, signs in, reads their profile, and signs out. */
export const signInAndOut = async (): Promise<void> => {
  await helpMember()
  const signedIn = await signIn()
  if (!signedIn) return
  await readMember(signedIn.storefront)
  const { member: found } = await signedIn.storefront.members.getCurrentMember()
  await vouchForMember(need(found?._id, 'member id'))
  await signOut(signedIn)
}

/** Opens a member's client, for calls that require one. */
export const openMember = async (): Promise<Storefront> => {
  const storefront = openStorefront(await openStorefront().auth.generateVisitorTokens())
  const { tokens } = await exchange(storefront, sessionOf(await storefront.auth.login(member)), 'query')
  return openStorefront(tokens)
}
