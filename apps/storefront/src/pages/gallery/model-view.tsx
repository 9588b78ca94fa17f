import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { showModel, type ShownModel } from './show-model.ts'

interface ModelViewProps {
  readonly url: string
  readonly label: string
  readonly className: string
}

/** Turns of a key press, in radians, and by how much it zooms. */
const turn = Math.PI / 12
const zoom = 1.2

const keys: Readonly<Record<string, (model: ShownModel) => void>> = {
  ArrowLeft: (model) => model.turn(-turn, 0),
  ArrowRight: (model) => model.turn(turn, 0),
  ArrowUp: (model) => model.turn(0, -turn),
  ArrowDown: (model) => model.turn(0, turn),
  '+': (model) => model.zoom(1 / zoom),
  '=': (model) => model.zoom(1 / zoom),
  '-': (model) => model.zoom(zoom),
}

/** A 3D model that can be turned by dragging and by keys. */
export const ModelView = ({ url, label, className }: ModelViewProps) => {
  const { shopping } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<ShownModel>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    const started = showModel(canvas.current!, url)
    started.then(
      (model) => {
        if (leaving.signal.aborted) return model.close()
        shown.current = model
        setState('ready')
      },
      () => leaving.signal.aborted || setState('failed'),
    )
    canvas.current?.focus()
    return () => {
      leaving.abort()
      shown.current?.close()
    }
  }, [url])
  if (state === 'failed')
    return (
      <p className={`${className} grid place-content-center p-6 text-center`}>
        <a href={url}>{shopping.modelFailed}</a>
      </p>
    )
  return (
    <div className={className}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${label}. ${shopping.modelHint}`}
        aria-busy={state === 'loading'}
        // Keyboard users turn it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="size-full touch-none"
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act || !shown.current) return
          event.preventDefault()
          act(shown.current)
        }}
      />
      <p className="pointer-events-none absolute inset-x-3 bottom-3 text-center text-sm text-muted" aria-hidden="true">
        {shopping.modelHint}
      </p>
    </div>
  )
}
