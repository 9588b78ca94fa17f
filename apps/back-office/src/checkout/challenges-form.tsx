import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { Card, TextField } from '@vitrine/ui'
import { countIn } from '../form/amounts.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { challenges } = words.checkouts
const names = ['challengeMinutes', 'challengesPerVisitor', 'challengesPerAddress'] as const

const named = (name: (typeof names)[number]): string => `siteSettings.${name}`

/** How long, and how often at once, goods are held for buyers whose bank asks them to confirm. */
export const ChallengesForm = ({ site }: { site: SiteSettings }) => {
  const done = useDone()
  const { challengeMinutes, challengesPerVisitor, challengesPerAddress } = site
  const save = async (form: FormData) => {
    const typed: SiteSettingsInput = Object.fromEntries(names.map((name) => [name, countIn(form, named(name))]))
    await shop.backOffice.updateSiteSettings(typed)
    const before = { challengeMinutes, challengesPerVisitor, challengesPerAddress }
    return done({ message: words.saved, undo: () => shop.backOffice.updateSiteSettings(before) })
  }
  return (
    <Card as="section" appearance="framed" title={challenges.title} level={2}>
      <EntryForm label={challenges.title} save={save}>
        {(field) =>
          names.map((name) => (
            <TextField
              {...field(named(name))}
              key={name}
              label={challenges.labels[name]}
              hint={challenges.hints[name]}
              inputMode="numeric"
              required
              defaultValue={site[name]}
            />
          ))
        }
      </EntryForm>
    </Card>
  )
}
