import { useRef, type PointerEvent } from 'react'
import { corners, dragCorner, moveArea, type Corner, type CropArea, type Size } from './crop-area.ts'

interface CropFrameProps {
  readonly src: string
  readonly area: CropArea
  readonly ratio: number | undefined
  readonly onChange: (area: CropArea) => void
  /** Is told the size of the image once it is loaded. */
  readonly onLoad: (size: Size) => void
}

/** What is dragged: a corner, or the area at this distance from its top left corner. */
type Dragged = { readonly corner: Corner } | { readonly x: number; readonly y: number }

const percent = (share: number): string => `${share * 100}%`

/** An image with the part that stays, which is moved and resized by a pointer. Keyboards use the fields below it. */
export const CropFrame = ({ src, area, ratio, onChange, onLoad }: CropFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<Dragged>(undefined)
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) }
  }
  const begin = (event: PointerEvent, corner?: Corner) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = pointOf(event)
    dragged.current = corner ? { corner } : { x: x - area.x, y: y - area.y }
  }
  const drag = (event: PointerEvent) => {
    const { current } = dragged
    if (!current) return
    const point = pointOf(event)
    onChange(
      'corner' in current
        ? dragCorner(area, current.corner, { point, ratio })
        : moveArea(area, point.x - current.x, point.y - current.y),
    )
  }
  const end = () => {
    dragged.current = undefined
  }
  const handlers = { onPointerMove: drag, onPointerUp: end, onPointerCancel: end }
  const { x, y, width, height } = area
  return (
    // Shares are counted from the left, whatever the direction of the page.
    <div ref={frame} dir="ltr" className="relative w-fit touch-none overflow-hidden rounded-md select-none">
      <img
        src={src}
        alt=""
        draggable={false}
        className="max-h-80"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
      />
      <div
        aria-hidden="true"
        data-testid="crop-area"
        className="absolute cursor-move border-2 border-white shadow-[0_0_0_100rem_rgb(0_0_0/0.55)]"
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        onPointerDown={(event) => begin(event)}
        {...handlers}
      >
        {corners.map((corner) => (
          <span
            key={`${corner.across} ${corner.down}`}
            className={[
              'absolute size-6 rounded-full border-2 border-white bg-black/60 max-sm:size-8',
              corner.across === -1 ? 'left-0' : 'right-0',
              corner.down === -1 ? 'top-0' : 'bottom-0',
              corner.across === corner.down ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
            ].join(' ')}
            onPointerDown={(event) => begin(event, corner)}
            {...handlers}
          />
        ))}
      </div>
    </div>
  )
}
