import { media as images } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import { FieldGroup } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import type { FocalPoint, MediaDraft } from '../editor/draft/product-draft.ts'
import { RangeField } from './range-field.tsx'

const { media: texts } = words

const middle: FocalPoint = { x: 0.5, y: 0.5 }
const side = 720

const share = (position: number, start: number, length: number): number =>
  Math.round(Math.min(1, Math.max(0, (position - start) / Math.max(1, length))) * 100) / 100

/** The whole image. Those that were just uploaded have no known size yet. */
export const wholeImageUrl = ({ url, width, height }: Pick<MediaDraft, 'url' | 'width' | 'height'>): string =>
  width === undefined || height === undefined ? url : images.getScaledToFitImageUrl({ url, width, height }, side, side)

interface FocalPointFieldProps {
  readonly image: Pick<MediaDraft, 'url' | 'width' | 'height'>
  readonly value: FocalPoint | undefined
  readonly onChange: (point: FocalPoint | undefined) => void
}

/** Sets the focal point of an image by a click, or by its position. */
export const FocalPointField = ({ image, value, onChange }: FocalPointFieldProps) => {
  const point = value ?? middle
  return (
    <FieldGroup title={texts.focalPoint} hint={texts.focalPointHint}>
      <div className="relative w-fit">
        {/* Keyboard users set it with the fields below. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={wholeImageUrl(image)}
          alt=""
          className="max-h-80 cursor-crosshair rounded-md"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            onChange({ x: share(clientX, left, width), y: share(clientY, top, height) })
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-black/40"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <RangeField label={texts.horizontal} value={point.x} onChange={(x) => onChange({ ...point, x })} />
        <RangeField label={texts.vertical} value={point.y} onChange={(y) => onChange({ ...point, y })} />
      </div>
      <p>
        <Button type="button" size="small" variant="quiet" onClick={() => onChange(undefined)}>
          {texts.resetFocalPoint}
        </Button>
      </p>
    </FieldGroup>
  )
}
