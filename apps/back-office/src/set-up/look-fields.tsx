import { isPaleAccent } from '@vitrine/domain/store-design/colors.ts'
import { Button, OptionPicker } from '@vitrine/ui'
import { useState } from 'react'
import { FileButton } from '../form/file-button.tsx'
import { FieldGroup } from '../page/section.tsx'
import { pictureTypes } from '../session/upload-picture.ts'
import { words } from '../words/words.ts'
import { accents, colorOf, firstChoice, type Accent, type AccentChoice } from './accents.ts'
import { findLogoProblem, type LogoProblem } from './logo-file.ts'
import { LookPreview } from './look-preview.tsx'
import type { Look } from './save-look.ts'

const { design } = words
const { look: texts } = words.setUp

interface LogoFieldProps {
  readonly logo: File | undefined
  readonly onChange: (logo: File | undefined) => void
}

const LogoField = ({ logo, onChange }: LogoFieldProps) => {
  const [problem, setProblem] = useState<LogoProblem>()
  const choose = async (file: File) => {
    const found = await findLogoProblem(file)
    setProblem(found)
    if (found === undefined) onChange(file)
  }
  const remove = () => {
    setProblem(undefined)
    onChange(undefined)
    // The button that was pressed disappears.
    document.getElementById('choose-logo')?.focus()
  }
  return (
    <div className="grid gap-2">
      <p className="v-label">{design.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          id="choose-logo"
          size="small"
          label={logo ? texts.replaceLogo : texts.chooseLogo}
          aria-describedby="logo-hint"
          accept={pictureTypes.join(',')}
          onFiles={([file]) => void choose(file)}
        />
        {logo && (
          <>
            <bdi className="max-w-full text-sm break-all">{logo.name}</bdi>
            <Button size="small" variant="quiet" onClick={remove}>
              {design.removeLogo}
            </Button>
          </>
        )}
      </div>
      <p id="logo-hint" className="text-sm text-muted">
        {texts.logoHint}
      </p>
      <p role="status" className="text-sm text-critical empty:hidden">
        {problem && texts.problems[problem]}
      </p>
    </div>
  )
}

const choices = [
  ...(Object.keys(accents) as Accent[]).map((value) => ({
    value,
    label: texts.accents[value],
    color: accents[value],
  })),
  { value: 'own', label: texts.ownColor },
]

const AccentField = ({ choice, onChange }: { choice: AccentChoice; onChange: (choice: AccentChoice) => void }) => (
  <div className="grid gap-2">
    <OptionPicker
      label={design.accent}
      name="accent"
      choices={choices}
      value={choice.name}
      onValueChange={(name) => onChange({ ...choice, name: name as AccentChoice['name'] })}
    />
    {choice.name === 'own' && (
      <label className="flex items-center gap-3 text-sm">
        <input
          type="color"
          value={choice.own}
          onChange={(event) => onChange({ ...choice, own: event.target.value })}
          className="h-(--control-height) w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1"
        />
        {texts.ownColorLabel}
      </label>
    )}
    <p role="status" className="text-sm text-muted">
      {isPaleAccent(colorOf(choice)) ? design.paleAccent : design.accentHint}
    </p>
  </div>
)

/** A file that is not uploaded yet, and a URL that shows it. */
interface ChosenLogo {
  readonly file: File
  readonly url: string
}

/** Logo and accent color, with a preview. Both are optional. */
export const LookFields = ({ onChange }: { onChange: (look: Look) => void }) => {
  const [logo, setLogo] = useState<ChosenLogo>()
  const [choice, choose] = useState(firstChoice)
  const changeLogo = (file: File | undefined) => {
    if (logo) URL.revokeObjectURL(logo.url)
    setLogo(file && { file, url: URL.createObjectURL(file) })
    onChange({ logo: file, accentColor: colorOf(choice) })
  }
  const changeAccent = (chosen: AccentChoice) => {
    choose(chosen)
    onChange({ logo: logo?.file, accentColor: colorOf(chosen) })
  }
  return (
    <FieldGroup title={texts.title} hint={texts.hint}>
      <LogoField logo={logo?.file} onChange={changeLogo} />
      <AccentField choice={choice} onChange={changeAccent} />
      <LookPreview logoUrl={logo?.url} accentColor={colorOf(choice)} />
    </FieldGroup>
  )
}
