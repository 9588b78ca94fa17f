import { languages, type Language } from '@vitrine/domain/languages.ts'
import { pickedField } from './languages.ts'
import { useWords } from './use-words.tsx'

/** Lists languages by their native names. A plain form that posts to the current page. */
export const LanguagePicker = ({ current }: { current: Language }) => {
  const words = useWords()
  return (
    <form method="post" aria-label={words.language}>
      <ul className="flex list-none flex-wrap gap-x-4 p-0">
        {Object.entries(languages).map(([language, { name, direction }]) => (
          <li key={language}>
            <button
              name={pickedField}
              value={language}
              lang={language}
              dir={direction}
              aria-current={language === current ? 'true' : undefined}
              className="min-h-9 cursor-pointer hover:text-text hover:underline aria-[current]:text-text"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
