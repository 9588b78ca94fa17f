import { definePage } from '../define-page.ts'
import { onServer, toPlatform, wayOn } from './session.ts'

/** To the sign-in of the platform. */
export const page = definePage({
  path: '/sign-in/secure',
  load: async ({ request, url }, context): Promise<Response> => {
    onServer(request)
    return toPlatform(context, wayOn(url.searchParams.get('next')), 'login')
  },
  Page: () => null,
})
