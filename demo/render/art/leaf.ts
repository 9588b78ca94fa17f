import { drawn } from '../textures.ts'
import { paperGrain } from './grain.ts'

type Context = CanvasRenderingContext2D

export type Leaf = 'fern' | 'olive' | 'ginkgo' | 'grass'

/** One pressed leaf on a sheet; `at` and `length` in shares of the sheet's height. */
export function leafSheet(leaf: Leaf, color: string, options: { corner?: boolean; lines?: boolean } = {}) {
  return drawn(`leaf-${leaf}-${color}-${JSON.stringify(options)}`, [724, 1024], (context, width, height) => {
    context.fillStyle = '#f8f3e8'
    context.fillRect(0, 0, width, height)
    if (options.lines) ruled(context, width, height)
    context.save()
    if (options.corner) {
      context.translate(width * 0.86, height * 0.965)
      context.rotate(-0.35)
      context.scale(0.42, 0.42)
    } else {
      context.translate(width * 0.5, height * 0.86)
    }
    drawLeaf(context, leaf, { color, length: height * 0.72 })
    context.restore()
    paperGrain(context, width, height)
  })
}

function ruled(context: Context, width: number, height: number): void {
  context.strokeStyle = 'rgba(90, 100, 84, 0.6)'
  context.lineWidth = 1.5
  for (let y = height * 0.16; y < height * 0.86; y += height * 0.042) {
    context.beginPath()
    context.moveTo(width * 0.12, y)
    context.lineTo(width * (y > height * 0.64 ? 0.62 : 0.88), y)
    context.stroke()
  }
}

/** Grows upwards from the origin. */
export function drawLeaf(context: Context, leaf: Leaf, look: { color: string; length: number }): void {
  context.strokeStyle = look.color
  context.fillStyle = look.color
  context.lineCap = 'round'
  if (leaf === 'ginkgo') return drawGinkgo(context, look.length)
  if (leaf === 'grass') return drawGrass(context, look.length)
  const pairs = leaf === 'fern' ? 19 : 8
  context.lineWidth = look.length * 0.007
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(look.length * 0.05, -look.length * 0.5, 0, -look.length)
  context.stroke()
  for (let pair = 1; pair <= pairs; pair++) {
    const t = pair / (pairs + 1)
    const x = 2 * t * (1 - t) * look.length * 0.05
    const reach = look.length * (leaf === 'fern' ? 0.3 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.78 * t)) + 0.02 : 0.2)
    for (const side of [-1, 1]) {
      context.save()
      context.translate(x, -t * look.length)
      context.rotate(side * (leaf === 'fern' ? 1.15 : 0.85))
      blade(context, reach, leaf === 'fern' ? look.length * 0.0105 : reach * 0.17)
      context.restore()
    }
  }
  context.translate(0, -look.length)
  blade(context, look.length * (leaf === 'fern' ? 0.06 : 0.2), look.length * 0.028)
}

function blade(context: Context, length: number, width: number): void {
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(width * 1.6, -length * 0.4, 0, -length)
  context.quadraticCurveTo(-width * 1.6, -length * 0.4, 0, 0)
  context.fill()
}

function drawGinkgo(context: Context, length: number): void {
  context.lineWidth = length * 0.018
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.06, -length * 0.25, 0, -length * 0.45)
  context.stroke()
  context.beginPath()
  context.moveTo(0, -length * 0.42)
  context.bezierCurveTo(-length * 0.15, -length * 0.5, -length * 0.4, -length * 0.5, -length * 0.42, -length * 0.72)
  context.bezierCurveTo(-length * 0.34, -length * 0.92, -length * 0.12, -length, -length * 0.03, -length * 0.88)
  context.lineTo(0, -length * 0.72)
  context.lineTo(length * 0.03, -length * 0.88)
  context.bezierCurveTo(length * 0.12, -length, length * 0.34, -length * 0.92, length * 0.42, -length * 0.72)
  context.bezierCurveTo(length * 0.4, -length * 0.5, length * 0.15, -length * 0.5, 0, -length * 0.42)
  context.fill()
  context.strokeStyle = 'rgba(255,250,235,0.35)'
  context.lineWidth = length * 0.004
  for (let line = -9; line <= 9; line++) {
    if (line === 0) continue
    context.beginPath()
    context.moveTo(0, -length * 0.44)
    const turn = line * 0.115
    context.lineTo(Math.sin(turn) * length * 0.4, -length * 0.46 - Math.cos(turn) * length * 0.4)
    context.stroke()
  }
}

function drawGrass(context: Context, length: number): void {
  for (let stem = 0; stem < 7; stem++) {
    const lean = (stem - 3) * 0.09
    const tall = length * (0.72 + 0.28 * Math.abs(Math.sin(stem * 2.4)))
    const [tipX, tipY] = [Math.sin(lean * 2.2) * tall * 0.8, -tall]
    context.lineWidth = length * 0.005
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(lean * tall * 0.3, -tall * 0.6, tipX, tipY)
    context.stroke()
    for (let seed = 0; seed < 9; seed++) {
      for (const side of [-1, 1]) {
        context.save()
        context.translate(tipX * (1 - seed * 0.035), tipY + seed * length * 0.021)
        context.rotate(lean * 1.6 + side * 0.5)
        blade(context, length * 0.042, length * 0.008)
        context.restore()
      }
    }
  }
}
