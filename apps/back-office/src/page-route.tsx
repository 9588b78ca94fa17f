import { toPageRequest, type PageProps, type PageRequest } from '@vitrine/web/page/routed-page.tsx'
import type { ComponentType } from 'react'
import { loadWords } from './words/words.ts'
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

interface PageNames {
  readonly pageName: PropertyKey
  readonly loadName: PropertyKey | undefined
}

const routeOf = <Path extends string, Module>(
  path: Path,
  load: () => Promise<Module>,
  { pageName, loadName }: PageNames,
): RouteObject => ({
  id: path,
  path,
  lazy: async () => {
    const exports = await load()
    const Page = exports[pageName as keyof Module] as ComponentType<PageProps<unknown>>
    const loader = loadName === undefined ? undefined : (exports[loadName as keyof Module] as Loader<Path>)
    const Component = () => <Page data={useLoaderData()} />
    return { Component, ...(loader && { loader: (args: LoaderFunctionArgs) => loader(toPageRequest(args)) }) }
  },
})

/** Defines a page that is loaded with the frame: it reads only the texts and calls only the modules of the first page. */
export const defineFirstPage = <
  const Path extends string,
  Module,
  LoadName extends LoaderIn<Module, Path> | undefined = undefined,
>(
  path: Path,
  module: Module,
  pageName: PageIn<Module, LoadName extends keyof Module ? DataOf<Module[LoadName]> : undefined>,
  loadName?: LoadName,
): RouteObject => routeOf(path, async () => module, { pageName, loadName })

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
): RouteObject => {
  const load = async () => {
    // The module reads texts as soon as it is imported.
    await loadWords()
    return module()
  }
  return routeOf(path, load, { pageName, loadName })
}
