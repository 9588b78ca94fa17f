import { isApiError } from '@vitrine/client'
import { subscribeToNewsletter } from '@vitrine/client/newsletter'
import { isEmail, readLine } from '@vitrine/web/form/form.ts'
import { show, visitorPage, type Shown } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { ViewData } from '../views.ts'
import { newsletterPath, trapField } from './newsletter-path.ts'

const page = (data: ViewData<'newsletter'>, status = 200): Shown =>
  show('newsletter', {
    data,
    status,
    meta: ({ shell, aside }) => privately(aside.newsletter.title, shell),
  }) as Shown

/** The form to subscribe to the newsletter, and its answer. */
export const newsletterRoute = visitorPage({
  path: newsletterPath,
  load: async () => page({ isSent: false }),
  act: async ({ shop, call }, form) => {
    const email = readLine(form, 'email')
    if (!isEmail(email)) return page({ isSent: false, email, problem: 'wrongEmail' }, 422)
    // A program that fills in every field learns nothing.
    if (readLine(form, trapField) !== '') return page({ isSent: true })
    try {
      await subscribeToNewsletter(shop.send)(email, call)
      return page({ isSent: true })
    } catch (error) {
      if (!isApiError(error, 'TOO_MANY_REQUESTS')) throw error
      return page({ isSent: false, email, problem: 'tooMany' }, 429)
    }
  },
})
