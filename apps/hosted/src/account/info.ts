import { calls, isApiError, type MemberInput } from '@vitrine/client'
import { readLine, readPassword } from '../form.ts'
import { redirectTo, type Answer } from '../page.ts'
import { complaintOf, type Complaint } from '../sign-in/sentences.ts'
import { requireCurrentPassword } from './current-password.ts'
import type { InfoData } from './info-page.tsx'
import { drawAccount, forMembers, type OpenAccount } from './open.ts'
import type { ProfileValues } from './profile-form.tsx'

const path = '/hosted/account'

const valuesOf = ({ member: { contact, profile } }: OpenAccount): ProfileValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  phone: contact?.phones?.[0] ?? '',
  nickname: profile?.nickname ?? '',
})

const readProfile = (form: FormData): ProfileValues => ({
  firstName: readLine(form, 'firstName').slice(0, 100),
  lastName: readLine(form, 'lastName').slice(0, 100),
  phone: readLine(form, 'phone').slice(0, 50),
  nickname: readLine(form, 'nickname').slice(0, 100),
})

/** A phone number takes the place of the first; the others are not shown here and stay. */
export const profileUpdate = (
  { firstName, lastName, phone, nickname }: ProfileValues,
  phones: readonly string[] = [],
): MemberInput => ({
  contact: { firstName, lastName, phones: [...(phone === '' ? [] : [phone]), ...phones.slice(1)] },
  profile: { nickname },
})

const savedNotices = ({ words }: OpenAccount): Readonly<Record<string, string>> => ({
  profile: words.saved,
  password: words.passwordChanged,
})

interface Refused {
  readonly values?: ProfileValues
  readonly profile?: Complaint
  readonly password?: Complaint
}

const draw = (account: OpenAccount, { values, profile, password }: Refused = {}): Answer => {
  const status = profile?.status ?? password?.status
  const saved =
    status === undefined ? savedNotices(account)[account.request.url.searchParams.get('saved') ?? ''] : undefined
  const data: Omit<InfoData, 'heading' | 'email' | 'section'> = {
    values: values ?? valuesOf(account),
    passwordMinLength: account.site.passwordMinLength,
    passwordErrors: password?.errors ?? {},
    ...(saved !== undefined && { saved }),
    ...(profile?.failure !== undefined && { profileFailure: profile.failure }),
    ...(password?.failure !== undefined && { passwordFailure: password.failure }),
  }
  const page = { page: 'account-info', title: account.words.account, section: 'info', data } as const
  return drawAccount(account, { ...page, ...(status !== undefined && { status }) })
}

const saveProfile = async (account: OpenAccount, form: FormData): Promise<Answer> => {
  const { api, member } = account
  const values = readProfile(form)
  try {
    await api.members.updateMember(member.id, profileUpdate(values, member.contact?.phones))
  } catch (error) {
    if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
    const failure = account.words.notAccepted
    return draw(account, { values, profile: { status: 422, failure, errors: {} } })
  }
  return redirectTo(`${path}?saved=profile`)
}

const savePassword = async (account: OpenAccount, form: FormData): Promise<Answer> => {
  const [current, next] = [readPassword(form, 'currentPassword'), readPassword(form, 'newPassword')]
  const errors = {
    ...(current === '' && { currentPassword: account.words.missing }),
    ...(next === '' && { password: account.words.missing }),
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

export const infoRoute = forMembers({
  path: '/account',
  load: async (account) => draw(account),
  act: (account, form) =>
    form.get('intent') === 'password' ? savePassword(account, form) : saveProfile(account, form),
})
