import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Intents } from './intents.ts'

interface Visit {
  readonly url: URL
  readonly intents: Intents
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly readBody: (request: IncomingMessage) => Promise<string>
}

const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A bank</title>
<h1>Pay at your bank</h1><form method="post"><button name="approved" value="true">Authorize</button>
<button name="approved" value="false">Fail</button></form></html>`

const decide = async ({ url, intents, request, response, readBody }: Visit): Promise<void> => {
  const id = url.pathname.split('/').at(-1)!
  const isApproved = new URLSearchParams(await readBody(request)).get('approved') === 'true'
  const intent = intents.answer(id, isApproved)
  const back = new URL(url.searchParams.get('return_url')!)
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', String(intent.client_secret))
  back.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed')
  response.writeHead(303, { location: back.href }).end()
}

/** The page of payment methods with a redirect. */
export const redirectPage = (visit: Visit): void => {
  if (visit.request.method === 'POST') {
    decide(visit).catch((error: unknown) => visit.response.writeHead(400).end(String(error)))
    return
  }
  visit.response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
