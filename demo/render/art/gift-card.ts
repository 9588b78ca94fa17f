import type * as THREE from 'three'
import { drawn } from '../textures.ts'
import { paperGrain } from './grain.ts'

/** A gift card of the studio: a low sun over three lines of water. */
export function giftCardFace(ground: string, ink: string): THREE.CanvasTexture {
  return drawn(`gift-card-${ground}-${ink}`, [1024, 640], (context, width, height) => {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.fillStyle = ink
    context.beginPath()
    context.arc(width * 0.5, height * 0.58, height * 0.24, Math.PI, 0)
    context.fill()
    context.strokeStyle = ink
    context.lineWidth = height * 0.018
    context.lineCap = 'round'
    for (let line = 0; line < 3; line++)
      wave(context, { width, y: height * (0.68 + line * 0.09), inset: 0.12 + line * 0.08 })
    paperGrain(context, width, height)
  })
}

function wave(
  context: CanvasRenderingContext2D,
  { width, y, inset }: { width: number; y: number; inset: number },
): void {
  const [from, to] = [width * inset, width * (1 - inset)]
  context.beginPath()
  context.moveTo(from, y)
  for (let step = 1; step <= 60; step++)
    context.lineTo(from + ((to - from) * step) / 60, y + Math.sin((step / 60) * Math.PI * 6) * width * 0.009)
  context.stroke()
}
