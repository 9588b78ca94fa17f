import type { StoreDesign } from '@vitrine/client'
import { isPaleAccent, lightBackground, paletteOf } from '@vitrine/domain/store-design/colors.ts'
import { Button, SelectField, TextField } from '@vitrine/ui'
import { PictureDrop } from '../products/picture-drop.tsx'
import { FieldGroup } from '../page/section.tsx'
import { words } from '../words/words.ts'
import { omitEmpty } from './lists.ts'
import { StartingLooks } from './starting-looks-fields.tsx'
import type { DesignDraft } from './use-draft.ts'

const { design: texts } = words
type Looks = StoreDesign['looks']

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

interface ColorFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly usual: string
  readonly error: string | undefined
  readonly hint: string | undefined
  readonly onChange: (color: string | undefined) => void
}

const ColorField = ({ label, value, usual, error, hint, onChange }: ColorFieldProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <input
      type="color"
      aria-label={label}
      value={value !== undefined && isColor(value) ? value : usual}
      onChange={(event) => onChange(event.target.value)}
      className="h-(--control-height) w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1"
    />
    <TextField
      label={label}
      mark="none"
      maxLength={7}
      placeholder={usual}
      value={value ?? ''}
      error={error}
      hint={hint}
      onChange={(event) => onChange(event.target.value.trim() || undefined)}
    />
    {value !== undefined && (
      <Button type="button" size="small" onClick={() => onChange(undefined)}>
        {texts.houseColor}
      </Button>
    )}
  </div>
)

interface LogoFieldProps {
  readonly value: string | undefined
  readonly error: string | undefined
  readonly onChange: (logo: string | undefined) => void
}

const LogoField = ({ value, error, onChange }: LogoFieldProps) => (
  <FieldGroup title={texts.logo} hint={texts.logoHint}>
    {value !== undefined && <img src={value} alt="" className="max-h-16 max-w-60 justify-self-start object-contain" />}
    <PictureDrop onPicture={({ url }) => onChange(url)} />
    <TextField
      label={texts.logoAddress}
      hint={texts.logoAddressHint}
      type="url"
      mark="none"
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.target.value.trim() || undefined)}
    />
    {value !== undefined && (
      <div>
        <Button type="button" size="small" onClick={() => onChange(undefined)}>
          {texts.removeLogo}
        </Button>
      </div>
    )}
  </FieldGroup>
)

/** What to know about the selected colors: the adjustments for readability, and whether buttons stand out. */
const adjusted = ({ accentColor, backgroundColor, textColor }: Looks) => {
  const background = backgroundColor !== undefined && isColor(backgroundColor) ? backgroundColor : undefined
  const text = textColor !== undefined && isColor(textColor) ? textColor : undefined
  const ground = background && lightBackground(background)
  const ink = text && paletteOf({ text, ...(background !== undefined && { background }) }).text
  const isPale = accentColor !== undefined && isColor(accentColor) && isPaleAccent(accentColor)
  return {
    accent: isPale ? texts.paleAccent : texts.accentHint,
    background: ground !== undefined && ground !== background?.toLowerCase() ? texts.adjusted(ground) : texts.lightOnly,
    text: ink !== undefined && ink !== text ? texts.notReadable(ink) : undefined,
  }
}

/** Logo, colors, fonts and corners. */
export const AppearanceFields = ({ draft, edit, fieldError }: DesignDraft) => {
  const { looks } = draft
  const change = (by: Partial<Looks>): void => edit({ looks: omitEmpty({ ...looks, ...by }) })
  const hints = adjusted(looks)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{texts.looksHint}</p>
      <StartingLooks draft={draft} edit={edit} />
      <LogoField
        value={looks.logoUrl}
        error={fieldError('looks.logoUrl')}
        onChange={(logoUrl) => change({ logoUrl: logoUrl as string })}
      />
      <ColorField
        label={texts.accent}
        value={looks.accentColor}
        usual="#1f4d3f"
        error={fieldError('looks.accentColor')}
        hint={hints.accent}
        onChange={(accentColor) => change({ accentColor: accentColor as string })}
      />
      <ColorField
        label={texts.background}
        value={looks.backgroundColor}
        usual="#f6f4f0"
        error={fieldError('looks.backgroundColor')}
        hint={hints.background}
        onChange={(backgroundColor) => change({ backgroundColor: backgroundColor as string })}
      />
      <ColorField
        label={texts.text}
        value={looks.textColor}
        usual="#211e1a"
        error={fieldError('looks.textColor')}
        hint={hints.text}
        onChange={(textColor) => change({ textColor: textColor as string })}
      />
      <SelectField
        label={texts.headings}
        mark="none"
        options={optionsOf(texts.typefaces)}
        value={looks.headingTypeface}
        onChange={(event) => change({ headingTypeface: event.target.value as Looks['headingTypeface'] })}
      />
      <SelectField
        label={texts.body}
        mark="none"
        options={optionsOf(texts.typefaces)}
        value={looks.bodyTypeface}
        onChange={(event) => change({ bodyTypeface: event.target.value as Looks['bodyTypeface'] })}
      />
      <SelectField
        label={texts.corners}
        mark="none"
        options={optionsOf(texts.cornerKinds)}
        value={looks.corners}
        onChange={(event) => change({ corners: event.target.value as Looks['corners'] })}
      />
    </div>
  )
}
