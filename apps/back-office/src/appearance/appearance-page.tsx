import type { SiteSettings } from '@vitrine/client'
import { Button, PageHeader, Stack, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { complain } from '../form/complaints.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { PictureDrop } from '../products/picture-drop.tsx'
import { FieldGroup, Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { Preview } from './preview.tsx'

const { appearance: said } = words
const defaultColor = '#1f4d3f'
const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

interface Draft {
  readonly logoUrl: string
  readonly accentColor: string
}

interface Part extends Draft {
  readonly field: FieldOf
  readonly onChange: (change: Partial<Draft>) => void
}

const LogoFields = ({ logoUrl, field, onChange }: Part) => (
  <FieldGroup title={said.logo} hint={said.logoHint}>
    <PictureDrop onPicture={({ url }) => onChange({ logoUrl: url })} />
    <TextField
      {...field('siteSettings.logoUrl')}
      label={said.logoAddress}
      hint={said.logoAddressHint}
      type="url"
      mark="none"
      value={logoUrl}
      onChange={(event) => onChange({ logoUrl: event.target.value.trim() })}
    />
    {logoUrl !== '' && (
      <div>
        <Button type="button" size="small" onClick={() => onChange({ logoUrl: '' })}>
          {said.removeLogo}
        </Button>
      </div>
    )}
  </FieldGroup>
)

const ColorFields = ({ accentColor, field, onChange }: Part) => (
  <FieldGroup title={said.color} hint={said.colorHint}>
    <div className="flex flex-wrap items-end gap-3">
      <input
        type="color"
        aria-label={said.color}
        value={isColor(accentColor) ? accentColor : defaultColor}
        onChange={(event) => onChange({ accentColor: event.target.value })}
        className="h-(--control-height) w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1"
      />
      <TextField
        {...field('siteSettings.accentColor')}
        label={said.colorCode}
        mark="none"
        maxLength={7}
        placeholder={defaultColor}
        value={accentColor}
        onChange={(event) => onChange({ accentColor: event.target.value.trim() })}
      />
      {accentColor !== '' && (
        <Button type="button" size="small" onClick={() => onChange({ accentColor: '' })}>
          {said.noColor}
        </Button>
      )}
    </div>
  </FieldGroup>
)

const LooksForm = ({ settings }: { settings: SiteSettings }) => {
  const done = useDone()
  const { name, logoUrl = '', accentColor = '' } = settings
  const [draft, setDraft] = useState<Draft>({ logoUrl, accentColor })
  const save = async () => {
    if (draft.accentColor !== '' && !isColor(draft.accentColor)) complain('siteSettings.accentColor', said.wrongColor)
    await shop.backOffice.updateSiteSettings(draft)
    const undo = () => shop.backOffice.updateSiteSettings({ logoUrl, accentColor })
    return done({ message: words.saved, undo })
  }
  const onChange = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const shown = isColor(draft.accentColor) ? draft.accentColor : ''
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[1fr_1.4fr]">
      <EntryForm label={said.title} save={save}>
        {(field) => (
          <>
            <LogoFields {...draft} field={field} onChange={onChange} />
            <ColorFields {...draft} field={field} onChange={onChange} />
          </>
        )}
      </EntryForm>
      <Section title={said.preview}>
        <Preview name={name} logoUrl={draft.logoUrl} accentColor={shown} />
      </Section>
    </div>
  )
}

/** The store's logo and color on the hosted pages, with a look at them before anyone else sees it. */
export const AppearancePage = ({ data: settings }: PageProps<SiteSettings>) => {
  useTitle(said.title)
  return (
    <Stack gap="lg">
      <PageHeader title={said.title}>{said.hint}</PageHeader>
      <LooksForm key={JSON.stringify(settings)} settings={settings} />
    </Stack>
  )
}
