/** Client-rendered pages of an app with a router. */
import type { LoaderFunctionArgs, ParamParseKey } from 'react-router'

/** A page request. In the path pattern, `:id` names a parameter. */
export interface PageRequest<Path extends string = string> {
  readonly params: { readonly [Name in ParamParseKey<Path>]: string }
  readonly url: URL
  readonly request: Request
  /** Aborts calls when the page is left. */
  readonly call: { readonly signal: AbortSignal }
}

export interface PageProps<Data> {
  readonly data: Data
}

/** Reads the request of a loader. */
export const toPageRequest = <Path extends string>({
  request,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'params'>) => ({
  // The router has matched the pattern, so its parameters are present.
  params: params as PageRequest<Path>['params'],
  url: new URL(request.url),
  request,
  call: { signal: request.signal },
})
