import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { Card, TextField } from '@vitrine/ui'
import { countIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { carts, challenges } = words.checkouts

const { limits: downloads } = words.downloads

type Limit = keyof typeof carts.labels | keyof typeof challenges.labels | keyof typeof downloads.labels
type Limits = Partial<Record<Limit, string>>

interface LimitsFormProps {
  readonly site: SiteSettings
  readonly texts: { readonly title: string; readonly labels: Limits; readonly hints: Limits }
}

const fieldName = (name: Limit): string => `siteSettings.${name}`

/** A form for several of the store's limits, all integers. */
const LimitsForm = ({ site, texts: { title, labels, hints } }: LimitsFormProps) => {
  const done = useDone()
  const names = Object.keys(labels) as Limit[]
  const save = async (form: FormData) => {
    const typed: SiteSettingsInput = Object.fromEntries(names.map((name) => [name, countIn(form, fieldName(name))]))
    await shop.backOffice.updateSiteSettings(typed)
    const before: SiteSettingsInput = Object.fromEntries(names.map((name) => [name, site[name]]))
    return done({ message: words.saved, undo: () => shop.backOffice.updateSiteSettings(before) })
  }
  return (
    <Card as="section" appearance="framed" title={title} level={2}>
      <EntryForm label={title} save={save}>
        {(field) =>
          names.map((name) => (
            <TextField
              {...field(fieldName(name))}
              key={name}
              label={labels[name] ?? ''}
              hint={hints[name]}
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

interface SiteProps {
  readonly site: SiteSettings
}

/** How many carts a visitor may create, and how long inactive carts are stored. */
export const CartsForm = ({ site }: SiteProps) => <LimitsForm site={site} texts={carts} />

/** How long stock is reserved during bank authentication (3-D Secure), and for how many payments at once. */
export const ReservationsForm = ({ site }: SiteProps) => <LimitsForm site={site} texts={challenges} />

/** How long download links are valid, and how often a file can be downloaded. */
export const DownloadsForm = ({ site }: SiteProps) => <LimitsForm site={site} texts={downloads} />
