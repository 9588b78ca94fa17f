import { calls } from '@vitrine/client'
import { hasErrors, profileFieldsOf, readFields, type ShownField } from '../account/profile/member-fields.ts'
import { captchaFor, captchaTokensIn } from '../factor/captcha-data.ts'
import { isEmail, readLine, readPassword } from '@vitrine/web/form/form.ts'
import { definePage, type Answer, type PageRequest } from '../page.ts'
import { complaintOf, type Complaint } from './sentences.ts'
import { goOn } from './session.ts'
import { SignUpPage, type SignUpData } from './sign-up-page.tsx'
import { asVisitor, authUrl, showAuthPage, openVisit, type Visit } from './visit.ts'

type Values = SignUpData['values']

interface Drawing {
  readonly values?: Values
  readonly fields?: readonly ShownField[]
  readonly complaint?: Complaint
}

const signUpFieldsOf = ({ site }: Visit) => site.memberFields.filter(({ onSignUp }) => onSignUp)
const fieldsOf = (visit: Visit) => signUpFieldsOf(visit).map((field) => ({ field, value: '' }))

const draw = async (
  visit: Visit,
  { values = { firstName: '', email: '' }, fields = fieldsOf(visit), complaint }: Drawing = {},
): Promise<Answer<SignUpData>> => {
  const data: SignUpData = {
    store: visit.site.name,
    values,
    passwordMinLength: visit.site.passwordMinLength,
    fields,
    errors: complaint?.errors ?? {},
    signInHref: authUrl(visit, 'sign-in'),
    ...(await captchaFor(visit, complaint?.captcha)),
    failure: complaint?.failure,
  }
  return showAuthPage(visit, { title: visit.words.signUp, data, status: complaint?.status })
}

const act = async (request: PageRequest, form: FormData): Promise<Answer<SignUpData>> => {
  const visit = await openVisit(request)
  const values: Values = { firstName: readLine(form, 'firstName').slice(0, 100), email: readLine(form, 'email') }
  const { firstName, email } = values
  const password = readPassword(form, 'password')
  const fields = readFields(signUpFieldsOf(visit), form, visit.words)
  const errors = {
    ...(!isEmail(email) && { email: email === '' ? visit.words.fieldRequired : visit.words.wrongEmail }),
    ...(password === '' && { password: visit.words.fieldRequired }),
  }
  if (Object.keys(errors).length > 0 || hasErrors(fields))
    return draw(visit, { values, fields, complaint: { status: 422, errors } })
  const customFields = profileFieldsOf(fields)
  const profile = { ...(firstName !== '' && { firstName }), ...(customFields.length > 0 && { customFields }) }
  const more = { ...(Object.keys(profile).length > 0 && { profile }), ...captchaTokensIn(form) }
  try {
    const api = await asVisitor(visit)
    return goOn(visit, await api.send(calls.register, { body: { loginId: { email }, password, ...more } }), email)
  } catch (error) {
    return draw(visit, { values, fields, complaint: complaintOf(error, visit) })
  }
}

export const signUpRoute = definePage({
  path: '/sign-up',
  Page: SignUpPage,
  load: async (request) => draw(await openVisit(request)),
  act,
})
