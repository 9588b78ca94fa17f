import { createContext, useContext, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { defaultWords, type Words } from './words.ts'

export type AnchorProps = ComponentProps<'a'> & { href: string }

export interface UiSettings {
  words: Words
  locale: string
  /** The zone dates are shown in: one for server and browser, or they would disagree while hydrating. */
  timeZone: string
  /** Renders every link of the house; an app hands over its router's. Must be the same component on each render. */
  anchor: ComponentType<AnchorProps> | 'a'
}

const UiContext = createContext<UiSettings>({ words: defaultWords, locale: 'en', timeZone: 'UTC', anchor: 'a' })

export interface UiProviderProps extends Partial<Omit<UiSettings, 'words'>> {
  words?: Partial<Words>
  children: ReactNode
}

/** Gives the components below their language, time zone and kind of link. What is left out comes from the provider above. */
export function UiProvider({ words, locale, timeZone, anchor, children }: UiProviderProps) {
  const outer = useContext(UiContext)
  const settings = useMemo(
    () => ({
      words: { ...outer.words, ...words },
      locale: locale ?? outer.locale,
      timeZone: timeZone ?? outer.timeZone,
      anchor: anchor ?? outer.anchor,
    }),
    [outer, words, locale, timeZone, anchor],
  )
  return <UiContext value={settings}>{children}</UiContext>
}

/** The language, time zone and link of this place. */
export function useUi(): UiSettings {
  return useContext(UiContext)
}
