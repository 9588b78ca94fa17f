import { toPageRequest, type PageProps, type PageRequest } from '@vitrine/web/page/routed-page.tsx'
import type { ComponentType } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'

type Loader<Path extends string> = (request: PageRequest<Path>) => unknown

/** What a page gets from its loader; a response redirects. */
type DataOf<Load> = Load extends (request: never) => infer Loaded ? Exclude<Awaited<Loaded>, Response> : undefined

/** The name of an export of a module that is a page for this data. */
type PageIn<Module, Data> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<infer Props>
    ? PageProps<Data> extends Props
      ? Name
      : never
    : never
}[keyof Module]

type LoaderIn<Module, Path extends string> = {
  [Name in keyof Module]: Module[Name] extends Loader<Path> ? Name : never
}[keyof Module]

/** Joins the exports of a page's module and of the module that loads its data. */
export const join = async <One, Other>(one: Promise<One>, other: Promise<Other>): Promise<One & Other> => ({
  ...(await one),
  ...(await other),
})

/**
 * Defines a page by the names of its component and its loader in a module, which browsers load when the page is opened.
 * Pages set their title with `useTitle`.
 */
export const definePage = <
  const Path extends string,
  Module,
  LoadName extends LoaderIn<Module, Path> | undefined = undefined,
>(
  path: Path,
  module: () => Promise<Module>,
  pageName: PageIn<Module, LoadName extends keyof Module ? DataOf<Module[LoadName]> : undefined>,
  loadName?: LoadName,
): RouteObject => ({
  id: path,
  path,
  lazy: async () => {
    const exports = await module()
    const Page = exports[pageName] as ComponentType<PageProps<unknown>>
    const load = loadName === undefined ? undefined : (exports[loadName as keyof Module] as Loader<Path>)
    const Component = () => <Page data={useLoaderData()} />
    return { Component, ...(load && { loader: (args: LoaderFunctionArgs) => load(toPageRequest(args)) }) }
  },
})
