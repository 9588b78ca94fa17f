import { createClient as createOfficialClient, OAuthStrategy as OfficialOAuthStrategy } from '@wix/sdk'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { afterAll, expect, test } from 'vitest'
import { redirectToVitrine } from '../../packages/redirect/index.js'
import { requestOf } from './make.ts'
import { openRecorder } from './recorder.ts'

const redirectSession = { fullUrl: 'https://pages.example/go', urlDetails: { endpoint: 'https://pages.example' } }
const answers = {
  '/oauth2/token': { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400, token_type: 'Bearer' },
  '/_api/redirects-api/v1/redirect-session': { redirectSession },
  '/_api/iam/authentication/v2/login': { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-token' },
}

const recorder = await openRecorder(answers)
afterAll(() => recorder.close())
redirectToVitrine(recorder.url)

const clientId = 'a-client'
const tokens = {
  accessToken: { value: 'access', expiresAt: 9_000_000_000 },
  refreshToken: { value: 'refresh', role: 'visitor' as const },
}
const data = {
  state: 'a-state',
  codeVerifier: 'a-verifier',
  codeChallenge: 'a-challenge',
  codeChallengeMethod: 'S256' as const,
  redirectUri: 'https://shop.example/callback',
  originalUri: 'https://shop.example/account?tab=1',
}
const credentials = { email: 'ann@example.com', password: 'pässword' }

const officialAuth = () =>
  createOfficialClient({ auth: OfficialOAuthStrategy({ clientId, tokens: tokens as never }) }).auth
const ourAuth = () => createClient({ host: recorder.url, auth: OAuthStrategy({ clientId, tokens }) }).auth
type Official = ReturnType<typeof officialAuth>
type Ours = ReturnType<typeof ourAuth>

interface SignInMethod {
  readonly what: string
  readonly official: (auth: Official) => Promise<unknown>
  readonly ours: (auth: Ours) => Promise<unknown>
}
const method = (what: string, official: SignInMethod['official'], ours: SignInMethod['ours']): SignInMethod => ({
  what,
  official,
  ours,
})

const ended = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } } as never

test.each([
  method(
    'a visitor arrives for the first time',
    (auth) => auth.generateVisitorTokens(ended),
    (auth) => auth.generateVisitorTokens(ended),
  ),
  method(
    'a visitor returns',
    (auth) => auth.renewToken(tokens.refreshToken as never),
    (auth) => auth.renewToken(tokens.refreshToken),
  ),
  method(
    'a visitor opens the sign-in page',
    (auth) => auth.getAuthUrl(data),
    (auth) => auth.getAuthUrl(data),
  ),
  method(
    'a member is signed in without a prompt',
    (auth) => auth.getAuthUrl(data, { prompt: 'none', responseMode: 'query', sessionToken: 'a-session' } as never),
    (auth) => auth.getAuthUrl(data, { prompt: 'none', responseMode: 'query', sessionToken: 'a-session' }),
  ),
  method(
    'a member returns from the sign-in page',
    (auth) => auth.getMemberTokens('a-code', 'a-state', data),
    (auth) => auth.getMemberTokens('a-code', 'a-state', data),
  ),
  method(
    "a member of the shop's own system arrives",
    (auth) => auth.getMemberTokensForExternalLogin('a-member', 'a-key'),
    (auth) => auth.getMemberTokensForExternalLogin('a-member', 'a-key'),
  ),
  method(
    'a member signs in on a page of the shop',
    (auth) => auth.login(credentials),
    (auth) => auth.login(credentials),
  ),
  method(
    'a member signs in with a captcha',
    (auth) => auth.login({ ...credentials, captchaTokens: { recaptchaToken: 'r', invisibleRecaptchaToken: 'i' } }),
    (auth) => auth.login({ ...credentials, captchaTokens: { recaptchaToken: 'r', invisibleRecaptchaToken: 'i' } }),
  ),
  method(
    'a visitor signs up',
    (auth) => auth.register({ ...credentials, profile: { nickname: 'Ann', firstName: 'Ann' } }),
    (auth) => auth.register({ ...credentials, profile: { nickname: 'Ann', firstName: 'Ann' } }),
  ),
  method(
    'a member forgot the password',
    (auth) => auth.sendPasswordResetEmail('ann@example.com', 'https://shop.example/reset'),
    (auth) => auth.sendPasswordResetEmail('ann@example.com', 'https://shop.example/reset'),
  ),
  method(
    'a member signs out',
    (auth) => auth.logout('https://shop.example/bye'),
    (auth) => auth.logout('https://shop.example/bye'),
  ),
])('both clients send the same requests when $what', async ({ official, ours }) => {
  const theirs = await requestOf(recorder, () => official(officialAuth()))
  expect(await requestOf(recorder, () => ours(ourAuth()))).toEqual(theirs)
})

test('both clients send the same requests when a member enters the emailed code', async () => {
  const official = officialAuth()
  const state = await official.login(credentials)
  const theirs = await requestOf(recorder, () => official.processVerification({ verificationCode: '123456' }, state))
  const own = ourAuth()
  const ownState = await own.login(credentials)
  const request = await requestOf(recorder, () => own.processVerification({ verificationCode: '123456' }, ownState))
  expect(request).toEqual(theirs)
})
