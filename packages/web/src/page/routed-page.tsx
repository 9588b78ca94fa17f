/** Client-rendered pages of an app with a router. */
import type { ComponentType } from 'react'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type ParamParseKey,
  type RouteObject,
} from 'react-router'

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

interface Definition<Context, Around, Meta, Path extends string, Data> {
  readonly path: Path
  readonly load?: (request: PageRequest<Path>, context: Context) => Data | Response | Promise<Data | Response>
  /** Metadata of the page, such as its title. */
  readonly meta?: (data: NoInfer<Data>, around: Around) => Meta
  readonly Page: ComponentType<PageProps<Data>>
}

/** What the router needs of a page, apart from its path. */
type Parts = Pick<NonIndexRouteObject, 'Component' | 'loader'>

/** A page as a value whose types are closed, so that all pages fit in one list. */
export interface RoutedPage<Context, Path extends string = string> {
  readonly path: Path
  readonly partsFor: (context: Context) => Parts
}

interface AppOptions<Around, Meta> {
  /** Renders the metadata into the head. */
  readonly Head: ComponentType<Meta>
  /** Returns what surrounds every page, for titles that refer to it. */
  readonly useAround: () => Around
}

const toPageRequest = <Path extends string>({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => ({
  // The router has matched the pattern, so its parameters are present.
  params: params as PageRequest<Path>['params'],
  url: new URL(request.url),
  request,
  call: { signal: request.signal },
})

/** Creates the function that defines pages of an app, whose loaders receive its `Context`. */
export const pagesOf =
  <Context, Around, Meta extends object>({ Head, useAround }: AppOptions<Around, Meta>) =>
  <const Path extends string, Data = undefined>({
    path,
    load,
    meta,
    Page,
  }: Definition<Context, Around, Meta, Path, Data>): RoutedPage<Context, Path> => {
    const Component = () => {
      // The router passes what this page's own loader returned.
      const loaded = useLoaderData() as Data
      const around = useAround()
      return (
        <>
          {meta && <Head {...meta(loaded, around)} />}
          <Page data={loaded} />
        </>
      )
    }
    return {
      path,
      partsFor: (context) => ({
        Component,
        ...(load && { loader: (args: LoaderFunctionArgs) => load(toPageRequest(args), context) }),
      }),
    }
  }

/** Returns the route of a page. Its path is its ID. */
export const routeOf = <Context,>({ path, partsFor }: RoutedPage<Context>, context: Context): RouteObject => ({
  id: path,
  path,
  ...partsFor(context),
})
