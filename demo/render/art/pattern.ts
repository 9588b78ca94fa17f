import type * as THREE from 'three'
import { drawn } from '../textures.ts'

type Context = CanvasRenderingContext2D

/** Overlapping waves, as if printed from a lino block. */
export function waves(ground: string, ink: string): THREE.CanvasTexture {
  return drawn(`waves-${ground}-${ink}`, [512, 512], (context, width, height) => {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.strokeStyle = ink
    context.lineCap = 'round'
    const cell = width / 4
    for (let row = 8; row >= -1; row--) {
      for (let column = -1; column <= 4; column++) {
        const x = column * cell + (row % 2 === 0 ? 0 : cell / 2) + cell / 2
        const y = row * (cell / 2) + cell / 2
        context.fillStyle = ground
        context.beginPath()
        context.arc(x, y, cell * 0.5, Math.PI, 0)
        context.fill()
        for (const ring of [0.47, 0.34, 0.21, 0.08]) {
          context.lineWidth = 7
          context.beginPath()
          context.arc(x, y, cell * ring, Math.PI * 1.02, -Math.PI * 0.02)
          context.stroke()
        }
      }
    }
  })
}

/** Woven stripes for towels: groups of lines at both ends of the tile. */
export function stripes(ground: string, colors: [string, string]): THREE.CanvasTexture {
  return drawn(`stripes-${ground}-${colors.join()}`, [512, 512], (context, width, height) => {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    const bands: [number, number, string][] = [
      [0.1, 0.07, colors[0]],
      [0.2, 0.02, colors[0]],
      [0.25, 0.02, colors[0]],
      [0.5, 0.1, colors[1]],
      [0.64, 0.02, colors[1]],
      [0.7, 0.02, colors[0]],
    ]
    for (const [at, thick, color] of bands) {
      context.fillStyle = color
      context.fillRect(at * width, 0, thick * width, height)
    }
    for (let line = 0; line < 256; line++) {
      context.fillStyle = line % 2 === 0 ? 'rgba(255,255,255,0.16)' : 'rgba(50,40,30,0.09)'
      context.fillRect(0, line * 2, width, 1)
      context.fillRect(line * 2, 0, 1, height)
    }
  })
}

/** A cutting pattern: panels with seam allowance, notches, grain line and a measuring square. */
export function patternSheet(): THREE.CanvasTexture {
  return drawn('pattern-sheet', [1024, 1024], (context, width, height) => {
    context.fillStyle = '#f8f3e6'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = 'rgba(80,90,100,0.3)'
    context.lineWidth = 1.5
    for (let line = 32; line < width; line += 32) {
      context.strokeRect(line, -2, 0.1, height + 4)
      context.strokeRect(-2, line, width + 4, 0.1)
    }
    panel(context, [110, 120, 470, 470], '#33465a')
    panel(context, [640, 120, 270, 470], '#b9663f')
    panel(context, [110, 670, 800, 130], '#5c6b4c')
    context.strokeStyle = '#33465a'
    context.lineWidth = 3
    context.strokeRect(110, 870, 64, 64)
  })
}

function panel(context: Context, [x, y, w, h]: [number, number, number, number], color: string): void {
  context.strokeStyle = color
  context.lineWidth = 8
  context.strokeRect(x, y, w, h)
  context.lineWidth = 4
  context.setLineDash([14, 10])
  context.strokeRect(x + 22, y + 22, w - 44, h - 44)
  context.setLineDash([])
  context.fillStyle = color
  for (const share of [0.25, 0.5, 0.75]) {
    triangle(context, x + w * share, y)
    triangle(context, x + w * share, y + h)
  }
  context.beginPath()
  context.moveTo(x + w / 2, y + h * 0.26)
  context.lineTo(x + w / 2, y + h * 0.74)
  context.stroke()
  triangle(context, x + w / 2, y + h * 0.24)
}

function triangle(context: Context, x: number, y: number): void {
  context.beginPath()
  context.moveTo(x - 9, y + 14)
  context.lineTo(x + 9, y + 14)
  context.lineTo(x, y - 4)
  context.fill()
}
