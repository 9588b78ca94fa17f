import { isApiError, type SecondFactor } from '@vitrine/client'
import { dayText } from '../../text/day-text.ts'
import { readCredential } from '../../factor/factor.ts'
import { methodNames } from '../../factor/method-names.ts'
import { readLine, readPassword } from '@vitrine/web/form/form.ts'
import { drawWith } from '@vitrine/web/document/drawn-page.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer, Drawn } from '../../page.ts'
import { complaintOf } from '../../sign-in/sentences.ts'
import type { Words } from '../../words/en.ts'
import { CodesPage, SetupPage, type CodesData, type SetupData } from './factor-setup-pages.tsx'
import type { Own } from '../account-layout.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'
import { SecurityPage, type SecurityData } from './security-page.tsx'

const path = '/hosted/account/security'
/** Number of activities shown. */
const shownActivity = 10
type Type = SecondFactor['type']

/** Default labels of the server, replaced by translated ones. */
const unnamed: ReadonlySet<string> = new Set(['Authenticator app', 'Passkey', 'Approval on another device'])

const labelOf = ({ label, type }: Pick<SecondFactor, 'label' | 'type'>, words: Words): string =>
  unnamed.has(label) ? methodNames(words)[type] : label

const notices = ({ words }: OpenAccount): Readonly<Record<string, string>> => ({
  added: words.factorActive,
  removed: words.factorRemoved,
  forgotten: words.devicesRemoved,
  answered: words.requestAnswered,
  'access-removed': words.accessRemoved,
})

interface Outcome {
  readonly status: number
  readonly failure?: string
  readonly passwordError?: string
  readonly phoneError?: string
}

const draw = async (
  account: OpenAccount,
  { status, ...outcome }: Partial<Outcome> = {},
): Promise<Answer<SecurityData>> => {
  const { api, request, words } = account
  const { searchParams } = request.url
  const [state, requests, consents, activity] = await Promise.all([
    api.factors.listFactors(),
    api.factors.listSignInRequests(),
    api.consents.listConsents(),
    api.activity.listMyActivity(),
  ])
  const removingAccess = consents.find(({ clientId }) => clientId === searchParams.get('app'))
  const removing = state.factors.find(({ id }) => id === searchParams.get('remove'))
  const notice = status === undefined ? notices(account)[searchParams.get('done') ?? ''] : undefined
  const day = (date: Date) => dayText(date, account, 'medium')
  const data: Own<SecurityData> = {
    factors: state.factors.map((factor) => ({
      id: factor.id,
      type: factor.type,
      label: labelOf(factor, words),
      date: day(factor.createdDate),
    })),
    offered: state.offered.filter(
      (type) => type === 'TOTP' || type === 'WEBAUTHN' || !state.factors.some((one) => one.type === type),
    ),
    recoveryCodesLeft: state.recoveryCodesLeft,
    trustedDevices: state.trustedDevices,
    hasPassword: state.hasPassword,
    requests: requests.map(({ transactionId, number, device }) => ({ transactionId, number, device })),
    consents: consents.map(({ clientId, appName, scopes, createdDate }) => ({
      clientId,
      appName,
      scopes,
      date: day(createdDate),
    })),
    activity: activity.slice(0, shownActivity).map(({ type, createdDate, device, ipAddress }) => ({
      type,
      date: createdDate.toISOString(),
      device,
      ipAddress,
    })),
    removingAccess: removingAccess && { clientId: removingAccess.clientId, appName: removingAccess.appName },
    removing: removing && { id: removing.id, label: labelOf(removing, words) },
    notice,
    ...outcome,
  }
  return showAccount(account, { title: words.security, section: 'security', data, status })
}

const drawSetup = (account: OpenAccount, data: Own<SetupData>): Drawn => {
  const { security: title } = account.words
  const status = data.codeError === undefined ? 200 : 422
  return drawWith(SetupPage, showAccount(account, { title, section: 'security', data, status }))
}

/** Shown once: the page is the response to the form and can't be reopened. */
const drawCodes = (account: OpenAccount, codes: readonly string[]): Drawn => {
  const data: Own<CodesData> = { codes }
  const { recoveryTitle: title } = account.words
  return drawWith(CodesPage, showAccount(account, { title, section: 'security', data }))
}

const passwordIn = (form: FormData) => {
  const password = readPassword(form, 'password').slice(0, 256)
  return password === '' ? {} : { password }
}

/** Shows errors that the member can fix at their fields. */
const refused = (account: OpenAccount, error: unknown, intent: string): Promise<Answer<SecurityData>> => {
  if (isApiError(error, '-19976') && intent === 'renew')
    return draw(account, { status: 422, failure: account.words.wrongCurrentPassword })
  if (isApiError(error, '-19976'))
    return draw(account, { status: 422, passwordError: account.words.wrongCurrentPassword })
  if (isApiError(error, 'ILLEGAL_STATE', 'NOT_BUILT', 'NOT_FOUND'))
    return draw(account, { status: 422, failure: account.words.setupNotPossible })
  if (isApiError(error, 'INVALID_ARGUMENT')) {
    const fields = error.violations.map(({ field }) => field)
    if (fields.includes('phone')) return draw(account, { status: 422, phoneError: account.words.setupWrongPhone })
    if (fields.includes('password')) return draw(account, { status: 422, passwordError: account.words.fieldRequired })
  }
  const { status, failure = account.words.setupNotPossible } = complaintOf(error, account)
  return draw(account, { status, failure })
}

const svgAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const enroll = async (account: OpenAccount, form: FormData): Promise<Answer<SecurityData>> => {
  const phone = readLine(form, 'phone').slice(0, 30)
  const body = { type: readLine(form, 'type') as Type, ...(phone !== '' && { phone }), ...passwordIn(form) }
  const {
    factor,
    secret,
    qrCode,
    publicKeyCredentialCreationOptionsJson: options,
  } = await account.api.factors.enrollFactor(body)
  return drawSetup(account, {
    id: factor.id,
    type: factor.type,
    label: factor.label,
    secret,
    qrCode: qrCode === undefined ? undefined : svgAddress(qrCode),
    options,
  })
}

const activate = async (account: OpenAccount, form: FormData): Promise<Answer<SecurityData>> => {
  const [id, code] = [readLine(form, 'id'), readLine(form, 'code').slice(0, 100)]
  const proof = form.has('credential') ? { credential: readCredential(form) } : { code }
  try {
    const { recoveryCodes } = await account.api.factors.activateFactor(id, proof)
    return recoveryCodes ? drawCodes(account, recoveryCodes) : redirectTo(`${path}?done=added`)
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return draw(account, { status: 410, failure: account.words.setupExpired })
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    if (form.has('credential')) return draw(account, { status: 422, failure: account.words.passkeyRefused })
    const [type, label, secret] = [readLine(form, 'type') as Type, readLine(form, 'label'), readLine(form, 'secret')]
    return drawSetup(account, {
      id,
      type,
      label,
      codeError: account.words.setupWrong,
      ...(secret !== '' && { secret }),
    })
  }
}

const acts: Readonly<Record<string, (account: OpenAccount, form: FormData) => Promise<Answer<SecurityData>>>> = {
  enroll,
  activate,
  remove: async ({ api }, form) => {
    await api.factors.removeFactor(readLine(form, 'id'), passwordIn(form))
    return redirectTo(`${path}?done=removed`)
  },
  renew: async (account, form) => drawCodes(account, await account.api.factors.renewRecoveryCodes(passwordIn(form))),
  forget: async ({ api }) => {
    await api.factors.forgetDevices()
    return redirectTo(`${path}?done=forgotten`)
  },
  'remove-access': async ({ api }, form) => {
    await api.consents.deleteConsent(readLine(form, 'app') || '-').catch((error: unknown) => {
      // Removing twice is fine.
      if (!isApiError(error, 'NOT_FOUND')) throw error
    })
    return redirectTo(`${path}?done=access-removed`)
  },
  answer: async ({ api }, form) => {
    await api.factors.answerSignInRequest(readLine(form, 'id'), form.get('approve') === 'yes')
    return redirectTo(`${path}?done=answered`)
  },
}

export const securityRoute = defineMembersPage({
  path: '/account/security',
  Page: SecurityPage,
  load: (account) => draw(account),
  act: async (account, form) => {
    const act = acts[readLine(form, 'intent')]
    if (!act) return draw(account)
    try {
      return await act(account, form)
    } catch (error) {
      return refused(account, error, readLine(form, 'intent'))
    }
  },
})
