import { isApiError } from '@vitrine/client'
import { readLine, readPassword } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer, Route } from '../page.ts'
import { clearedSession } from '../sign-in/session.ts'
import { complaintOf } from '../sign-in/sentences.ts'
import { requireCurrentPassword } from './security/require-current-password.ts'
import { DataPage, type DataPageData } from './data-page.tsx'
import type { Own } from './account-layout.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from './open.ts'

const path = '/hosted/account/data'

interface Refused {
  readonly status: number
  readonly proofError?: string
  readonly failure?: string
}

const draw = async (account: OpenAccount, refused?: Refused): Promise<Answer<DataPageData>> => {
  const { api, member, request } = account
  const { searchParams } = request.url
  const { hasPassword } = await api.factors.listFactors()
  const data: Own<DataPageData> = {
    privacy: member.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    isDeleting: searchParams.has('delete') || refused !== undefined,
    isSaved: searchParams.has('saved'),
    hasPassword,
    proofError: refused?.proofError,
    failure: refused?.failure,
  }
  const { data: title } = account.words
  return showAccount(account, { title, section: 'data', data, status: refused?.status })
}

const savePrivacy = async ({ api, member }: OpenAccount, form: FormData): Promise<Answer<DataPageData>> => {
  const privacyStatus = readLine(form, 'privacy') === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE'
  await api.members.updateMember(member.id, { privacyStatus })
  return redirectTo(`${path}?saved`)
}

/** Confirmed with the password, or with the email for members without one, who sign in with another provider. */
const deleteAccount = async (account: OpenAccount, form: FormData): Promise<Answer<DataPageData>> => {
  const { api, member, request } = account
  const { hasPassword } = await api.factors.listFactors()
  if (hasPassword) {
    const password = readPassword(form, 'password')
    if (password === '') return draw(account, { status: 422, proofError: account.words.fieldRequired })
    try {
      await requireCurrentPassword(account, password)
    } catch (error) {
      if (isApiError(error, '-19976'))
        return draw(account, { status: 422, proofError: account.words.wrongCurrentPassword })
      return draw(account, complaintOf(error, account))
    }
  } else if (readLine(form, 'email').toLowerCase() !== member.loginEmail?.toLowerCase())
    return draw(account, { status: 422, proofError: account.words.deleteEmailWrong })
  await api.members.deleteMyMember()
  return redirectTo('/hosted/account-deleted', [clearedSession(request)])
}

const dataRoute = defineMembersPage({
  path: '/account/data',
  Page: DataPage,
  load: (account) => draw(account),
  act: (account, form) => (form.get('intent') === 'delete' ? deleteAccount(account, form) : savePrivacy(account, form)),
})

const exportRoute = defineMembersPage({
  path: '/account/data/export',
  Page: DataPage,
  load: async ({ api }) => {
    const exported = await api.members.exportMyMember()
    return new Response(JSON.stringify(exported, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
      },
    })
  },
})

export const dataRoutes: readonly Route[] = [dataRoute, exportRoute]
