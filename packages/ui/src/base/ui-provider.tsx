import { createContext, useContext, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { defaultWords, type Words } from '../words/words.ts'

export type AnchorProps = ComponentProps<'a'> & { href: string }

export interface UiSettings {
  words: Words
  locale: string
  /** Time zone of dates. The same on server and client, to avoid hydration mismatches. */
  timeZone: string
  /** Renders all links; pass the app's router link. Must be the same component on each render. */
  anchor: ComponentType<AnchorProps> | 'a'
}

const UiContext = createContext<UiSettings>({ words: defaultWords, locale: 'en', timeZone: 'UTC', anchor: 'a' })

export interface UiProviderProps extends Partial<Omit<UiSettings, 'words'>> {
  words?: Partial<Words>
  children: ReactNode
}

/** Provides language, time zone and link component. Omitted values are inherited. */
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

/** Returns the current language, time zone and link component. */
export function useUi(): UiSettings {
  return useContext(UiContext)
}
