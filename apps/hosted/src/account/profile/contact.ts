import { isApiError, type PhonesV2, type SecondaryEmail } from '@vitrine/client'
import { isEmail, readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer } from '../../page.ts'
import { ContactPage, type ContactData, type Kind } from './contact-page.tsx'
import type { Own } from '../account-layout.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'

const path = '/hosted/account/contact'

const emailTags: readonly NonNullable<SecondaryEmail['tag']>[] = ['UNTAGGED', 'MAIN', 'HOME', 'WORK']
const phoneTags: readonly NonNullable<PhonesV2['tag']>[] = ['UNTAGGED', 'MAIN', 'MOBILE', 'HOME', 'WORK', 'FAX']

const notices = ({ words }: OpenAccount): Readonly<Record<string, string>> => ({
  added: words.contactSaved,
  removed: words.contactSaved,
})

interface Refused {
  readonly kind: Kind
  readonly value: string
  readonly error: string
}

/** Returns the entry to confirm the removal of, if it exists. */
const requestedRemoval = ({ request }: OpenAccount, saved: Pick<ContactData, 'emails' | 'phones'>) => {
  for (const kind of ['email', 'phone'] as const) {
    const value = request.url.searchParams.get(kind)
    if (saved[`${kind}s`].some((one) => one.value === value)) return { kind, value: value! }
  }
  return undefined
}

const draw = async (account: OpenAccount, refused?: Refused): Promise<Answer<ContactData>> => {
  const { api, request, words, member } = account
  const { emails, phones } = await api.contactBook.getMyContact()
  const saved = {
    emails: emails.map(({ email = '', tag = 'UNTAGGED' }) => ({ value: email, tag })),
    phones: phones.map(({ phone = '', tag = 'UNTAGGED' }) => ({ value: phone, tag })),
  }
  const removing = refused ? undefined : requestedRemoval(account, saved)
  const notice = refused ? undefined : notices(account)[request.url.searchParams.get('done') ?? '']
  const data: Own<ContactData> = {
    ...saved,
    isConfirmed: member.loginEmailVerified ?? false,
    emailTags,
    phoneTags,
    refused,
    removing,
    notice,
  }
  const status = refused && 422
  return showAccount(account, { title: words.contactInformation, section: 'contact', data, status })
}

const sentence = ({ words, member }: OpenAccount, { kind, value }: { kind: Kind; value: string }) => {
  if (value === '') return words.fieldRequired
  if (kind === 'email' && !isEmail(value)) return words.wrongEmail
  return kind === 'email' && value.toLowerCase() === member.loginEmail ? words.emailUsedToSignIn : undefined
}

const save = async ({ api }: OpenAccount, kind: Kind, form: FormData): Promise<void> => {
  const [value, tag] = [readLine(form, kind), readLine(form, 'tag')]
  if (kind === 'email')
    await api.contactBook.saveMyEmail(
      value,
      emailTags.find((one) => one === tag),
    )
  else
    await api.contactBook.saveMyPhone(
      value,
      phoneTags.find((one) => one === tag),
    )
}

const add = async (account: OpenAccount, kind: Kind, form: FormData): Promise<Answer<ContactData>> => {
  const { words } = account
  const value = readLine(form, kind).slice(0, 400)
  const error = sentence(account, { kind, value })
  if (error !== undefined) return draw(account, { kind, value, error })
  try {
    await save(account, kind, form)
    return redirectTo(`${path}?done=added`)
  } catch (thrown) {
    if (!isApiError(thrown, 'INVALID_ARGUMENT')) throw thrown
    const isFull = thrown.violations.some(({ violatedRule }) => violatedRule === 'MAX_SIZE')
    const wrong = kind === 'email' ? words.wrongEmail : words.wrongPhone
    return draw(account, { kind, value, error: isFull ? words.contactLimit : wrong })
  }
}

const remove = async ({ api }: OpenAccount, form: FormData): Promise<Answer<ContactData>> => {
  const [email, phone] = [readLine(form, 'email').slice(0, 320), readLine(form, 'phone').slice(0, 100)]
  if (email !== '') await api.contactBook.removeMyEmail(email)
  if (phone !== '') await api.contactBook.removeMyPhone(phone)
  return redirectTo(`${path}?done=removed`)
}

export const contactRoute = defineMembersPage({
  path: '/account/contact',
  Page: ContactPage,
  load: (account) => draw(account),
  act: (account, form) => {
    const intent = readLine(form, 'intent')
    if (intent === 'email' || intent === 'phone') return add(account, intent, form)
    return intent === 'remove' ? remove(account, form) : draw(account)
  },
})
