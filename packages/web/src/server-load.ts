import { readJson } from './json.ts'

/** Names the route whose data a script of ours asks a page's own address for. */
export const routeHeader = 'x-route'

/** What a server answers such a question with, where it could not be loaded. */
export class LoadFailure extends Error {
  readonly told: unknown
  constructor(told: unknown) {
    super('The server could not load the page.')
    this.told = told
  }
}

/** In the browser: what the page's own server loads for a route. Throws a `LoadFailure` with what the server says. */
export const loadFromServer = async (route: string, request: Request): Promise<unknown> => {
  const answer = await fetch(request.url, { headers: { [routeHeader]: route }, signal: request.signal })
  const told = readJson(await answer.text())
  if (answer.ok) return told
  throw new LoadFailure(told)
}
