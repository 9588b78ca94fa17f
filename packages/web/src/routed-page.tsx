/** Pages of an app with a router: drawn on the server at first, changed in place by the browser from then on. */
import type { ComponentType } from 'react'
import {
  data,
  useActionData,
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

export interface PageProps<Data, Acted = undefined> {
  readonly data: Data
  /** What a form of the page has come to, where it led nowhere else. */
  readonly acted: Acted | undefined
}

/** What a form has come to that was not accepted: the page shows it, with the status 422. */
export const refuse = <Acted,>(acted: Acted) => data(acted, { status: 422 })
type Refusal<Acted> = ReturnType<typeof refuse<Acted>>

interface Definition<Context, Around, Meta, Path extends string, Data, Acted> {
  readonly path: Path
  /** On the server, and in the browser as it goes from page to page. */
  readonly load?: (asked: Asked<Path>, context: Context) => Data | Response | Promise<Data | Response>
  /** What a form of the page does. */
  readonly act?: (
    asked: Asked<Path>,
    form: FormData,
    context: Context,
  ) => Promise<NoInfer<Acted> | Refusal<NoInfer<Acted>> | Response>
  /** The title, and what else the head says of the page. */
  readonly meta?: (data: NoInfer<Data>, around: Around) => Meta
  readonly Page: ComponentType<PageProps<Data, Acted>>
}

/** What the router needs to know of a page, beside its address. */
type Parts = Pick<NonIndexRouteObject, 'Component' | 'loader' | 'action' | 'handle' | 'lazy'>

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

/** The way to define pages of one app, whose loads and forms work with its `Context`. */
export const pagesOf =
  <Context, Around, Meta extends object>({ Head, useAround }: AppOptions<Around, Meta>) =>
  <const Path extends string, Data = undefined, Acted = undefined>({
    path,
    load,
    act,
    meta,
    Page,
  }: Definition<Context, Around, Meta, Path, Data, Acted>): RoutedPage<Context, Path> => {
    const Component = () => {
      // The router hands over what this page's own functions gave.
      const loaded = useLoaderData() as Data
      const acted = useActionData() as Acted | undefined
      const around = useAround()
      return (
        <>
          {meta && <Head {...meta(loaded, around)} />}
          <Page data={loaded} acted={acted} />
        </>
      )
    }
    return {
      path,
      partsFor: (context) => ({
        Component,
        ...(load && { loader: (args: LoaderFunctionArgs) => load(askedIn(args), context) }),
        ...(act && {
          action: async (args: LoaderFunctionArgs) => act(askedIn(args), await args.request.formData(), context),
        }),
      }),
    }
  }

/** Where the code of a page is, so that browsers fetch it beside the rest instead of after it. */
export interface Source {
  readonly source: string
}

interface Late<Context, Path extends string> extends Source {
  readonly path: Path
  readonly fetch: () => Promise<{ readonly page: RoutedPage<Context, Path> }>
}

/** A page whose code is fetched when it is asked for; `source` is its file, from the folder of the app. */
export const latePage = <Context, const Path extends string>({
  path,
  source,
  fetch,
}: Late<Context, Path>): RoutedPage<Context, Path> => ({
  path,
  partsFor: (context) => ({
    handle: { source } satisfies Source,
    lazy: async () => (await fetch()).page.partsFor(context) as Omit<Parts, 'lazy'>,
  }),
})

/** The route of a page, under its address as its id. */
export const routeOf = <Context,>({ path, partsFor }: RoutedPage<Context>, context: Context): RouteObject => ({
  id: path,
  path,
  ...partsFor(context),
})
