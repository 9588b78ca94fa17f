/** Pages that the server draws anew for each address: the browser's script only wakes what is there. */
import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Sources } from './policy.ts'

/** A component with what it is drawn with. */
export interface View {
  readonly Page: unknown
  readonly data: object
  readonly element: ReactElement
}

interface PageMeta<Frame> {
  readonly status?: number
  readonly title: string
  /** What stands around the page. */
  readonly frame: Frame
  /** Where forms of this page may end up, beside this server. */
  readonly formTargets?: readonly string[]
  /** What the page loads beside its own files, by directive of its content security policy. */
  readonly sources?: Sources
  readonly cookies?: readonly string[]
}

/** What a page of this data is drawn with. */
export interface Shown<Frame, Data> extends PageMeta<Frame> {
  readonly data: Data
}

/** The same with the component that draws it. */
export interface Drawn<Frame> extends PageMeta<Frame> {
  readonly view: View
}

/** What comes of a request: the page itself, another page in its place, or an answer such as a redirect. */
export type Answer<Frame, Data = never> = Shown<Frame, Data> | Drawn<Frame> | Response

/** An address, and what comes of asking for it and of posting a form to it. */
export interface Route<Context, Frame> {
  readonly path: string
  readonly load: (context: Context) => Promise<Drawn<Frame> | Response>
  readonly act?: (context: Context, form: FormData) => Promise<Drawn<Frame> | Response>
}

export interface DrawnPage<Context, Frame, Data extends object> {
  readonly path: string
  readonly Page: ComponentType<Data>
  readonly load: (context: Context) => Promise<Answer<Frame, Data>>
  /** What a form of the page does. */
  readonly act?: (context: Context, form: FormData) => Promise<Answer<Frame, Data>>
}

/** Has a component draw what is shown. */
export const drawWith = <Frame, Data extends object>(
  Page: ComponentType<Data>,
  { data, ...meta }: Shown<Frame, Data>,
): Drawn<Frame> => ({ ...meta, view: { Page, data, element: createElement(Page, data) } })

/** One page: its address, what it loads, what its forms do, and the component that shows what was loaded. */
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

/** The components of an app by the names under which its script in the browser finds them. */
export type Views = Readonly<Record<string, ComponentType<never>>>

/** Tells the name of a component. */
export const nameIn = (views: Views): ((view: View) => string) => {
  const names = new Map<unknown, string>(Object.entries(views).map(([name, Page]) => [Page, name]))
  return ({ Page }) => {
    const name = names.get(Page)
    if (name === undefined) throw new Error('a page shows a component that browsers do not know')
    return name
  }
}

/** In the browser: the page that the server drew under this name, with the data that it drew it with. */
export const elementIn = (views: Views, name: string, data: object): ReactElement | undefined => {
  // The server drew it with data of the component's own type, and sent both.
  const Page = views[name] as ComponentType<object> | undefined
  return Page && createElement(Page, data)
}
