import type { LoaderFunctionArgs } from 'react-router'
import type { RouteContext } from '../shell/route-context.ts'
import { onServer, toPlatform, wayOn } from './session.ts'

/** To the sign-in of the platform. */
const load =
  (context: RouteContext) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response> => {
    onServer(request)
    return toPlatform(context, wayOn(new URL(request.url).searchParams.get('next')), 'login')
  }

export const route = (context: RouteContext) => ({ Component: () => null, loader: load(context) })
