import { Alert, Button, SelectField } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../../error-message.ts'
import { FieldGroup } from '../../../page/section.tsx'
import { words } from '../../../words/words.ts'
import type { MediaDraft } from '../../editor/draft/product-draft.ts'
import { wholeImageUrl } from '../focal-point.tsx'
import { mediaTypeOf } from '../media-type.ts'
import { RangeField } from '../range-field.tsx'
import { uploadMedia, type UploadedMedia } from '../upload-media.ts'
import { moveArea, resizeArea, shareRatio, wholeImage, withRatio, type Size } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'
import { cropImage, CropProblem } from './crop-image.ts'

const { media: texts } = words

/** Aspect ratios that can be chosen. */
const aspects = { free: undefined, square: 1, portrait: 4 / 5, photo: 3 / 2, wide: 16 / 9 } as const
type Aspect = keyof typeof aspects
const aspectNames = Object.keys(aspects) as Aspect[]
const isAspect = (text: string): text is Aspect => Object.hasOwn(aspects, text)

const textOf = (error: unknown): string =>
  error instanceof CropProblem ? texts.cropProblems[error.kind] : errorMessage(error)

interface CropFieldProps {
  readonly image: Pick<MediaDraft, 'url' | 'width' | 'height'>
  readonly onCropped: (image: UploadedMedia) => void
  readonly onClose: () => void
}

/** Crops an image: uploads a part of it, which takes its place. The image itself stays as it is in other products. */
export const CropField = ({ image, onCropped, onClose }: CropFieldProps) => {
  const [area, setArea] = useState(wholeImage)
  const [aspect, setAspect] = useState<Aspect>('free')
  const [size, setSize] = useState<Size>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ratioOf = (name: Aspect) => {
    const chosen = aspects[name]
    return size && chosen !== undefined ? shareRatio(chosen, size) : undefined
  }
  const ratio = ratioOf(aspect)
  const choose = (name: Aspect) => {
    setAspect(name)
    setArea(withRatio(wholeImage, ratioOf(name)))
  }
  const crop = async () => {
    setBusy(true)
    try {
      const file = await cropImage(image.url, area)
      const { signal } = new AbortController()
      onCropped(await uploadMedia({ file, type: mediaTypeOf(file)!, onProgress: () => undefined, signal }))
    } catch (error) {
      setFailure(textOf(error))
      setBusy(false)
    }
  }
  const { x, y, width, height } = area
  return (
    <FieldGroup title={texts.crop} hint={texts.cropHint}>
      <CropFrame src={wholeImageUrl(image)} area={area} ratio={ratio} onChange={setArea} onLoad={setSize} />
      <SelectField
        label={texts.aspect}
        mark="none"
        value={aspect}
        options={aspectNames.map((value) => ({ value, label: texts.aspects[value] }))}
        onChange={({ target: { value } }) => isAspect(value) && choose(value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <RangeField
          label={texts.cropLeft}
          value={x}
          max={1 - width}
          onChange={(left) => setArea(moveArea(area, left, y))}
        />
        <RangeField
          label={texts.cropTop}
          value={y}
          max={1 - height}
          onChange={(top) => setArea(moveArea(area, x, top))}
        />
        <RangeField
          label={texts.cropWidth}
          value={width}
          min={0.05}
          onChange={(next) => setArea(resizeArea(area, { width: next, height }, ratio))}
        />
        {ratio === undefined && (
          <RangeField
            label={texts.cropHeight}
            value={height}
            min={0.05}
            onChange={(next) => setArea(resizeArea(area, { width, height: next }, ratio))}
          />
        )}
      </div>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      <p className="flex flex-wrap gap-2">
        <Button type="button" size="small" variant="primary" busy={isBusy} onClick={() => void crop()}>
          {texts.cropApply}
        </Button>
        <Button type="button" size="small" variant="quiet" onClick={onClose}>
          {texts.cropCancel}
        </Button>
      </p>
    </FieldGroup>
  )
}
