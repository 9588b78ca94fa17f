import { redirectToVitrine } from '@vitrine/redirect'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { NextResponse, type NextRequest } from 'next/server'

redirectToVitrine(process.env.NEXT_PUBLIC_VITRINE_URL)

/** Gives each visitor a session before the first page is rendered. */
export const middleware = async (request: NextRequest) => {
  if (request.cookies.has('session')) return NextResponse.next()
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_CLIENT_ID! }) })
  const session = JSON.stringify(await auth.generateVisitorTokens())
  request.cookies.set('session', session)
  const response = NextResponse.next({ request })
  response.cookies.set('session', session)
  return response
}

export const config = { matcher: ['/', '/products/:slug*'] }
