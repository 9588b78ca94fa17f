import { calls } from '@vitrine/client'
import { hasErrors, profileFieldsOf, readFields, type ShownField } from '../account/member-fields.ts'
import { captchaFor, captchaTokensIn } from '../factor/captcha-data.ts'
import { isEmail, readLine, readPassword } from '../form.ts'
import type { Answer, PageRequest, Route } from '../page.ts'
import { complaintOf, type Complaint } from './sentences.ts'
import { goOn } from './session.ts'
import type { SignUpData } from './sign-up-page.tsx'
import { asVisitor, doorTo, drawDoor, openVisit, type Visit } from './visit.ts'

type Values = SignUpData['values']

interface Drawing {
  readonly values?: Values
  readonly fields?: readonly ShownField[]
  readonly complaint?: Complaint
}

const askedIn = ({ site }: Visit) => site.memberFields.filter(({ onSignUp }) => onSignUp)
const fieldsOf = (visit: Visit) => askedIn(visit).map((field) => ({ field, value: '' }))

const draw = async (
  visit: Visit,
  { values = { firstName: '', email: '' }, fields = fieldsOf(visit), complaint }: Drawing = {},
): Promise<Answer> => {
  const data: SignUpData = {
    store: visit.site.name,
    values,
    passwordMinLength: visit.site.passwordMinLength,
    fields,
    errors: complaint?.errors ?? {},
    signInHref: doorTo(visit, 'sign-in'),
    ...(await captchaFor(visit, complaint?.captcha)),
    failure: complaint?.failure,
  }
  return drawDoor(visit, { title: visit.words.signUp, page: 'sign-up', data, status: complaint?.status })
}

const act = async (request: PageRequest, form: FormData): Promise<Answer> => {
  const visit = await openVisit(request)
  const values: Values = { firstName: readLine(form, 'firstName').slice(0, 100), email: readLine(form, 'email') }
  const { firstName, email } = values
  const password = readPassword(form, 'password')
  const fields = readFields(askedIn(visit), form, visit.words)
  const errors = {
    ...(!isEmail(email) && { email: email === '' ? visit.words.missing : visit.words.wrongEmail }),
    ...(password === '' && { password: visit.words.missing }),
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

export const signUpRoute: Route = { path: '/sign-up', load: async (request) => draw(await openVisit(request)), act }
