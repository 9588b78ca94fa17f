import { Button, EmptyState } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { EntryPage } from '../page/entry-page.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { words } from '../words/words.ts'
import { languageName } from './languages.ts'

const { translations } = words

interface TranslationFrameProps {
  /** The translated entry. */
  readonly of: { readonly name: string; readonly href: string }
  readonly languages: readonly string[]
  readonly language: string | undefined
  /** Languages that already have translations. */
  readonly done: readonly string[]
  readonly children: ReactNode
}

/** Layout of a translation page, with a tab for each language. */
export const TranslationFrame = ({ of, languages, language, done, children }: TranslationFrameProps) => (
  <EntryPage
    title={translations.title(of.name)}
    list={{ label: of.name, href: of.href }}
    hint={languages.length > 0 && translations.empty}
  >
    {languages.length === 0 ? (
      <EmptyState
        title={translations.link}
        level={2}
        actions={<Button href="/settings">{translations.settings}</Button>}
      >
        {translations.none}
      </EmptyState>
    ) : (
      <>
        <TabLinks
          label={translations.tabs}
          tabs={languages.map((one) => ({
            label: languageName(one),
            to: `?${new URLSearchParams({ language: one })}`,
            isActive: one === language,
            ...(done.includes(one) && { count: translations.translated }),
          }))}
        />
        {children}
      </>
    )}
  </EntryPage>
)
