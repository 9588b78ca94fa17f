/** Pages of an app with a router, which its script draws in the browser. */
import type { ComponentType } from 'react'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type ParamParseKey,
  type RouteObject,
} from 'react-router'

/** What is asked for: by an address of this pattern, in which `:id` names a parameter. */
export interface Asked<Path extends string = string> {
  readonly params: { readonly [Name in ParamParseKey<Path>]: string }
  readonly url: URL
  readonly request: Request
  /** Ends calls when nobody waits for the page any more. */
  readonly call: { readonly signal: AbortSignal }
}

export interface PageProps<Data> {
  readonly data: Data
}

interface Definition<Context, Around, Meta, Path extends string, Data> {
  readonly path: Path
  readonly load?: (asked: Asked<Path>, context: Context) => Data | Response | Promise<Data | Response>
  /** The title, and what else the head says of the page. */
  readonly meta?: (data: NoInfer<Data>, around: Around) => Meta
  readonly Page: ComponentType<PageProps<Data>>
}

/** What the router needs to know of a page, beside its address. */
type Parts = Pick<NonIndexRouteObject, 'Component' | 'loader'>

/** A page as one value. Its types are closed into it, so that pages of all kinds make one list. */
export interface RoutedPage<Context, Path extends string = string> {
  readonly path: Path
  readonly partsFor: (context: Context) => Parts
}

interface AppOptions<Around, Meta> {
  /** Writes what a page says of itself into the head. */
  readonly Head: ComponentType<Meta>
  /** What stands around every page, for titles that speak of it. */
  readonly useAround: () => Around
}

const askedIn = <Path extends string>({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => ({
  // The router has matched the pattern: what it names is there.
  params: params as Asked<Path>['params'],
  url: new URL(request.url),
  request,
  call: { signal: request.signal },
})

/** The way to define pages of one app, whose loads work with its `Context`. */
export const pagesOf =
  <Context, Around, Meta extends object>({ Head, useAround }: AppOptions<Around, Meta>) =>
  <const Path extends string, Data = undefined>({
    path,
    load,
    meta,
    Page,
  }: Definition<Context, Around, Meta, Path, Data>): RoutedPage<Context, Path> => {
    const Component = () => {
      // The router hands over what this page's own load gave.
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
        ...(load && { loader: (args: LoaderFunctionArgs) => load(askedIn(args), context) }),
      }),
    }
  }

/** The route of a page, under its address as its id. */
export const routeOf = <Context,>({ path, partsFor }: RoutedPage<Context>, context: Context): RouteObject => ({
  id: path,
  path,
  ...partsFor(context),
})
