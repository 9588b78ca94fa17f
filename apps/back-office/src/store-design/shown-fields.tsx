import type { DesignEntry, DesignSection } from '@vitrine/client'
import { Button, TextField } from '@vitrine/ui'
import { PictureDrop } from '../products/picture-drop.tsx'
import { words } from '../words/words.ts'

const { design: texts } = words

/** A section, or an entry of one. */
type Shown = Pick<DesignSection & DesignEntry, 'title' | 'image' | 'imageAlt' | 'buttonLabel' | 'href'>

export interface ShownFieldsProps {
  readonly of: Partial<Shown>
  readonly fieldError: (field: string) => string | undefined
  readonly onChange: (by: Partial<Shown>) => void
}

/** A text field. An empty value is stored as a missing field. */
export const textField = (
  { of, fieldError, onChange }: ShownFieldsProps,
  name: 'title' | 'buttonLabel' | 'href' | 'imageAlt',
) => ({
  mark: 'optional' as const,
  value: of[name] ?? '',
  error: fieldError(name),
  onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
})

/** A button with its link. */
export const ButtonFields = (props: ShownFieldsProps) => (
  <>
    <TextField label={texts.button} maxLength={60} {...textField(props, 'buttonLabel')} />
    <TextField label={texts.link} hint={texts.linkHint} maxLength={2048} {...textField(props, 'href')} />
  </>
)

/** A picture with its alternative text. */
export const PictureFields = (props: ShownFieldsProps) => {
  const { of, fieldError, onChange } = props
  return (
    <>
      <PictureDrop onPicture={({ url }) => onChange({ image: url })} />
      <TextField
        label={texts.pictureAddress}
        type="url"
        mark="optional"
        maxLength={2048}
        value={of.image ?? ''}
        error={fieldError('image')}
        onChange={(event) => onChange({ image: event.target.value.trim() })}
      />
      {of.image !== undefined && (
        <>
          <TextField label={texts.alt} maxLength={1000} {...textField(props, 'imageAlt')} />
          <div>
            <Button type="button" size="small" onClick={() => onChange({ image: '', imageAlt: '' })}>
              {texts.removePicture}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
