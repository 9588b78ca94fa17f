import type * as THREE from 'three'
import { createRandom } from '../noise.ts'
import { drawn } from '../textures.ts'
import { paperGrain } from './grain.ts'
import { drawLeaf } from './leaf.ts'

type Context = CanvasRenderingContext2D

/** The cover of the recipe booklet: a bowl, steam and a sprig; no words, a drawing needs none. */
export function bookletCover(): THREE.CanvasTexture {
  return drawn('booklet-cover', [724, 1024], (context, width, height) => {
    context.fillStyle = '#b9663f'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = '#f3e6d0'
    context.lineWidth = 5
    context.strokeRect(46, 46, width - 92, height - 92)
    drawBowl(context, [width * 0.5, height * 0.51], 200)
    context.save()
    context.translate(width * 0.5, height * 0.93)
    drawLeaf(context, 'olive', { color: '#e4c38f', length: 120 })
    context.restore()
    paperGrain(context, width, height)
  })
}

function drawBowl(context: Context, [x, y]: [number, number], r: number): void {
  context.fillStyle = '#f3e6d0'
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI)
  context.fill()
  context.fillRect(x - r * 0.42, y + r * 0.93, r * 0.84, r * 0.14)
  context.fillStyle = '#33465a'
  context.beginPath()
  context.ellipse(x, y, r, r * 0.18, 0, 0, 7)
  context.fill()
  context.fillStyle = '#d9a95b'
  context.beginPath()
  context.ellipse(x, y + 3, r * 0.9, r * 0.13, 0, 0, 7)
  context.fill()
  context.strokeStyle = '#f3e6d0'
  context.lineWidth = 9
  context.lineCap = 'round'
  for (const offset of [-0.4, 0, 0.4]) {
    context.beginPath()
    context.moveTo(x + offset * r, y - r * 0.38)
    context.bezierCurveTo(
      x + (offset + 0.28) * r,
      y - r * 0.7,
      x + (offset - 0.28) * r,
      y - r * 0.95,
      x + offset * r,
      y - r * 1.3,
    )
    context.stroke()
  }
}

/** A page of the booklet: lines that stand for text, and a drawing on one side. */
export function bookletPage(side: 'text' | 'drawing'): THREE.CanvasTexture {
  return drawn(`booklet-${side}`, [724, 1024], (context, width, height) => {
    context.fillStyle = '#f9f3e6'
    context.fillRect(0, 0, width, height)
    if (side === 'drawing') {
      context.fillStyle = '#ddc9a6'
      context.fillRect(60, 60, width - 120, height * 0.56)
      drawBowl(context, [width * 0.5, height * 0.4], 170)
      textLines(context, { x: 60, y: height * 0.68, width: width - 120, lines: 8, seed: 4 })
    } else {
      context.fillStyle = '#b9663f'
      context.fillRect(60, 90, width * 0.52, 26)
      textLines(context, { x: 60, y: 190, width: width * 0.3, lines: 9, seed: 9 })
      textLines(context, { x: width * 0.5, y: 190, width: width * 0.42, lines: 20, seed: 2 })
    }
  })
}

function textLines(
  context: Context,
  block: { x: number; y: number; width: number; lines: number; seed: number },
): void {
  const random = createRandom(block.seed)
  context.fillStyle = 'rgba(70, 58, 48, 0.5)'
  for (let line = 0; line < block.lines; line++) {
    const length = block.width * (line % 6 === 5 ? 0.45 : 0.85 + random() * 0.15)
    context.fillRect(block.x, block.y + line * 34, length, 7)
  }
}
