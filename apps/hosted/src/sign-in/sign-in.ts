import { calls } from '@vitrine/client'
import { captchaFor, captchaTokensIn } from '../factor/captcha-data.ts'
import { deviceTokenOf } from '../factor/waiting.ts'
import { isEmail, readLine, readPassword } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, type Answer, type PageRequest } from '../page.ts'
import { loadProviders } from './providers.ts'
import { complaintOf, type Complaint } from './sentences.ts'
import { asMember, goOn } from './session.ts'
import { SignInPage, type SignInData } from './sign-in-page.tsx'
import { asVisitor, authUrl, showAuthPage, openVisit, type Visit } from './visit.ts'

const draw = async (visit: Visit, email = '', complaint?: Complaint): Promise<Answer<SignInData>> => {
  const data: SignInData = {
    store: visit.site.name,
    email,
    errors: complaint?.errors ?? {},
    signUpHref: authUrl(visit, 'sign-up'),
    forgotHref: authUrl(visit, 'forgot'),
    providers: await loadProviders(visit),
    ...(await captchaFor(visit, complaint?.captcha)),
    failure: complaint?.failure,
  }
  return showAuthPage(visit, { title: visit.words.signIn, data, status: complaint?.status })
}

const load = async (request: PageRequest): Promise<Answer<SignInData>> => {
  const visit = await openVisit(request)
  // Members who come directly and are signed in continue to their account.
  const isDirectVisit = !request.url.searchParams.has('continue')
  return isDirectVisit && (await asMember(request)) ? redirectTo(visit.next) : draw(visit)
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<SignInData>> => {
  const visit = await openVisit(request)
  const [email, password] = [readLine(form, 'email'), readPassword(form, 'password')]
  const errors = {
    ...(!isEmail(email) && { email: email === '' ? visit.words.fieldRequired : visit.words.wrongEmail }),
    ...(password === '' && { password: visit.words.fieldRequired }),
  }
  if (Object.keys(errors).length > 0) return draw(visit, email, { status: 422, errors })
  // No account can have a longer password, so it is wrong like any other.
  if (password.length > 256) return draw(visit, email, { status: 422, failure: visit.words.wrongPassword, errors: {} })
  const deviceToken = deviceTokenOf(request)
  const known = deviceToken !== undefined && { clientMetaData: { deviceToken } }
  try {
    const api = await asVisitor(visit)
    return goOn(
      visit,
      await api.send(calls.login, { body: { loginId: { email }, password, ...captchaTokensIn(form), ...known } }),
      email,
    )
  } catch (error) {
    return draw(visit, email, complaintOf(error, visit))
  }
}

export const signInRoute = definePage({ path: '/sign-in', Page: SignInPage, load, act })
