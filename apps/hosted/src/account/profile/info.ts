import { calls, isApiError } from '@vitrine/client'
import { readLine, readPassword } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { dayText } from '../../text/day-text.ts'
import type { Answer } from '../../page.ts'
import { complaintOf, type Complaint } from '../../sign-in/sentences.ts'
import { requireCurrentPassword } from '../security/require-current-password.ts'
import { InfoPage, type InfoData } from './info-page.tsx'
import { customFieldsOf, hasErrors, readFields, shownFields, type ShownField } from './member-fields.ts'
import type { Own } from '../account-layout.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'
import type { ProfileValues } from './profile-form.tsx'

const path = '/hosted/account'

const valuesOf = ({ member: { contact, profile } }: OpenAccount): ProfileValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
})

const readProfile = (form: FormData): ProfileValues => ({
  firstName: readLine(form, 'firstName').slice(0, 100),
  lastName: readLine(form, 'lastName').slice(0, 100),
  nickname: readLine(form, 'nickname').slice(0, 100),
})

const savedNotices = ({ words }: OpenAccount): Readonly<Record<string, string>> => ({
  profile: words.saved,
  password: words.passwordChanged,
})

interface Refused {
  readonly values?: ProfileValues
  readonly fields?: readonly ShownField[]
  readonly profile?: Complaint
  readonly password?: Complaint
}

const stateOf = ({ member, words, ...dated }: OpenAccount): InfoData['state'] => ({
  status: words.accountStates[member.status ?? 'UNKNOWN'],
  since: member.createdDate ? dayText(member.createdDate, dated, 'medium') : '',
  seenBy: member.privacyStatus === 'PUBLIC' ? words.privacyPublic : words.privacyPrivate,
})

const draw = (account: OpenAccount, { values, fields, profile, password }: Refused = {}): Answer<InfoData> => {
  const status = profile?.status ?? password?.status
  const saved =
    status === undefined ? savedNotices(account)[account.request.url.searchParams.get('saved') ?? ''] : undefined
  const data: Own<InfoData> = {
    values: values ?? valuesOf(account),
    fields: fields ?? shownFields(account.site, account.member),
    state: stateOf(account),
    passwordMinLength: account.site.passwordMinLength,
    passwordErrors: password?.errors ?? {},
    saved,
    profileFailure: profile?.failure,
    passwordFailure: password?.failure,
  }
  return showAccount(account, { title: account.words.account, section: 'info', data, status })
}

const saveProfile = async (account: OpenAccount, form: FormData): Promise<Answer<InfoData>> => {
  const { api, member, site, words } = account
  const values = readProfile(form)
  const fields = readFields(site.memberFields, form, words)
  if (hasErrors(fields)) return draw(account, { values, fields, profile: { status: 422, errors: {} } })
  const { nickname, ...names } = values
  const custom = fields.length > 0 && { customFields: customFieldsOf(fields, member.contact?.customFields) }
  try {
    await api.members.updateMember(member.id, { contact: { ...names, ...custom }, profile: { nickname } })
  } catch (error) {
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    const failure = words.notAccepted
    return draw(account, { values, fields, profile: { status: 422, failure, errors: {} } })
  }
  return redirectTo(`${path}?saved=profile`)
}

const savePassword = async (account: OpenAccount, form: FormData): Promise<Answer<InfoData>> => {
  const [current, next] = [readPassword(form, 'currentPassword'), readPassword(form, 'newPassword')]
  const errors = {
    ...(current === '' && { currentPassword: account.words.fieldRequired }),
    ...(next === '' && { password: account.words.fieldRequired }),
  }
  if (Object.keys(errors).length > 0) return draw(account, { password: { status: 422, errors } })
  try {
    await requireCurrentPassword(account, current)
    await account.api.send(calls.changePassword, { body: { newPassword: next } })
  } catch (error) {
    const isWrong = isApiError(error, '-19976')
    const wrong = { status: 422, errors: { currentPassword: account.words.wrongCurrentPassword } }
    return draw(account, { password: isWrong ? wrong : complaintOf(error, account) })
  }
  return redirectTo(`${path}?saved=password`)
}

export const infoRoute = defineMembersPage({
  path: '/account',
  Page: InfoPage,
  load: async (account) => draw(account),
  act: (account, form) =>
    form.get('intent') === 'password' ? savePassword(account, form) : saveProfile(account, form),
})
