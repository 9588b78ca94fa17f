/** Server-rendered pages, hydrated by the browser's script. */
import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Sources } from '../page/policy.ts'

/** A component with its props. */
export interface View {
  readonly Page: unknown
  readonly data: object
  readonly element: ReactElement
}

interface PageMeta<Frame> {
  readonly status?: number
  readonly title: string
  /** What surrounds the page. */
  readonly frame: Frame
  /** Origins that forms of this page may lead to, besides its own. */
  readonly formTargets?: readonly string[]
  /** Sources the page loads besides its own files, by directive of the content security policy. */
  readonly sources?: Sources
  readonly cookies?: readonly string[]
}

/** A page's data. */
export interface Shown<Frame, Data> extends PageMeta<Frame> {
  readonly data: Data
}

/** A page's data with the component that renders it. */
export interface Drawn<Frame> extends PageMeta<Frame> {
  readonly view: View
}

/** The result of a request: the page's data, another page, or a response such as a redirect. */
export type Answer<Frame, Data = never> = Shown<Frame, Data> | Drawn<Frame> | Response

/** A path with its handlers for GET and form posts. */
export interface Route<Context, Frame> {
  readonly path: string
  readonly load: (context: Context) => Promise<Drawn<Frame> | Response>
  readonly act?: (context: Context, form: FormData) => Promise<Drawn<Frame> | Response>
}

export interface DrawnPage<Context, Frame, Data extends object> {
  readonly path: string
  readonly Page: ComponentType<Data>
  readonly load: (context: Context) => Promise<Answer<Frame, Data>>
  /** Handles a form post. */
  readonly act?: (context: Context, form: FormData) => Promise<Answer<Frame, Data>>
}

/** Pairs data with the component that renders it. */
export const drawWith = <Frame, Data extends object>(
  Page: ComponentType<Data>,
  { data, ...meta }: Shown<Frame, Data>,
): Drawn<Frame> => ({ ...meta, view: { Page, data, element: createElement(Page, data) } })

/** Defines a page: its path, loader, form handler and component. */
export const definePage = <Context, Frame, Data extends object>({
  path,
  Page,
  load,
  act,
}: DrawnPage<Context, Frame, Data>): Route<Context, Frame> => {
  const drawn = (answer: Answer<Frame, Data>) => ('data' in answer ? drawWith(Page, answer) : answer)
  return {
    path,
    load: async (context) => drawn(await load(context)),
    ...(act && { act: async (context: Context, form: FormData) => drawn(await act(context, form)) }),
  }
}

/** The components of an app, by the names its browser script uses. */
export type Views = Readonly<Record<string, ComponentType<never>>>

/** Returns a function that finds a component's name. */
export const nameIn = (views: Views): ((view: View) => string) => {
  const names = new Map<unknown, string>(Object.entries(views).map(([name, Page]) => [Page, name]))
  return ({ Page }) => {
    const name = names.get(Page)
    if (name === undefined) throw new Error('a page uses a component that is not registered for browsers')
    return name
  }
}

/** Recreates, in the browser, the page that the server rendered. */
export const elementIn = (views: Views, name: string, data: object): ReactElement | undefined => {
  // The server sent name and data together, so the types match.
  const Page = views[name] as ComponentType<object> | undefined
  return Page && createElement(Page, data)
}
