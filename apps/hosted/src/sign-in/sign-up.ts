import { calls } from '@vitrine/client'
import { captchaFor, captchaTokensIn } from '../factor/captcha-data.ts'
import { isEmail, readLine, readPassword } from '../form.ts'
import type { Answer, PageRequest, Route } from '../page.ts'
import { complaintOf, type Complaint } from './sentences.ts'
import { goOn } from './session.ts'
import type { SignUpData } from './sign-up-page.tsx'
import { asVisitor, doorTo, drawDoor, openVisit, type Visit } from './visit.ts'

type Values = SignUpData['values']

const draw = async (
  visit: Visit,
  values: Values = { firstName: '', email: '' },
  complaint?: Complaint,
): Promise<Answer> => {
  const data: SignUpData = {
    store: visit.site.name,
    values,
    passwordMinLength: visit.site.passwordMinLength,
    errors: complaint?.errors ?? {},
    signInHref: doorTo(visit, 'sign-in'),
    ...(await captchaFor(visit, complaint?.captcha)),
    ...(complaint?.failure !== undefined && { failure: complaint.failure }),
  }
  const status = complaint && { status: complaint.status }
  return drawDoor(visit, { title: visit.words.signUp, page: 'sign-up', data, ...status })
}

const act = async (request: PageRequest, form: FormData): Promise<Answer> => {
  const visit = await openVisit(request)
  const values: Values = { firstName: readLine(form, 'firstName').slice(0, 100), email: readLine(form, 'email') }
  const { firstName, email } = values
  const password = readPassword(form, 'password')
  const errors = {
    ...(!isEmail(email) && { email: email === '' ? visit.words.missing : visit.words.wrongEmail }),
    ...(password === '' && { password: visit.words.missing }),
  }
  if (Object.keys(errors).length > 0) return draw(visit, values, { status: 422, errors })
  const more = { ...(firstName !== '' && { profile: { firstName } }), ...captchaTokensIn(form) }
  try {
    const api = await asVisitor(visit)
    return goOn(visit, await api.send(calls.register, { body: { loginId: { email }, password, ...more } }), email)
  } catch (error) {
    return draw(visit, values, complaintOf(error, visit))
  }
}

export const signUpRoute: Route = { path: '/sign-up', load: async (request) => draw(await openVisit(request)), act }
