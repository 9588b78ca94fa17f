import type * as THREE from 'three'
import { noise } from '../noise.ts'
import { drawn } from '../textures.ts'
import { paperGrain } from './grain.ts'

type Context = CanvasRenderingContext2D

/** A landscape of ridges in glaze colours, far to near, under a sun or a moon. */
type Landscape = { sky: [string, string]; sun: string; ridges: string[]; seed: number; border?: string }

const landscapes = {
  shore: { sky: ['#f3e3c8', '#efd0a8'], sun: '#c9773f', ridges: ['#c9b79a', '#8fa39a', '#5f8487', '#33465a'], seed: 3 },
  noon: { sky: ['#f6e7d2', '#f2cfa9'], sun: '#f7efe2', ridges: ['#e6b98a', '#d69a68', '#b97247', '#8f4e33'], seed: 8 },
  moss: { sky: ['#e9ecdf', '#cfd8c4'], sun: '#f5efdc', ridges: ['#b4c0a2', '#8c9c78', '#66785a', '#3f5143'], seed: 14 },
  night: {
    sky: ['#2b3a52', '#6a6f86'],
    sun: '#f1e6cf',
    ridges: ['#4f5a74', '#3c4862', '#2b3650', '#1c263b'],
    seed: 21,
  },
  plum: { sky: ['#f0d9cf', '#dba9a0'], sun: '#f7e3c3', ridges: ['#c58c8c', '#a0656f', '#774657', '#4c2d40'], seed: 33 },
} satisfies Record<string, Landscape>

export type LandscapeName = keyof typeof landscapes

export function landscape(name: LandscapeName, size: [number, number], border = 0): THREE.CanvasTexture {
  return drawn(`landscape-${name}-${size.join('x')}-${border}`, size, (context, width, height) => {
    context.fillStyle = '#f6f0e4'
    context.fillRect(0, 0, width, height)
    context.save()
    context.beginPath()
    context.rect(border, border, width - 2 * border, height - 2 * border)
    context.clip()
    paintLandscape(context, [width, height], landscapes[name])
    context.restore()
    paperGrain(context, width, height)
  })
}

function paintLandscape(context: Context, [width, height]: [number, number], scene: Landscape): void {
  const fade = context.createLinearGradient(0, 0, 0, height * 0.7)
  fade.addColorStop(0, scene.sky[0])
  fade.addColorStop(1, scene.sky[1])
  context.fillStyle = fade
  context.fillRect(0, 0, width, height)
  context.fillStyle = scene.sun
  context.beginPath()
  context.arc(width * 0.64, height * 0.32, Math.min(width, height) * 0.13, 0, 7)
  context.fill()
  scene.ridges.forEach((color, index) => {
    const base = height * (0.46 + index * 0.135)
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 4) {
      const u = x / width
      const hill = noise(u * (1.6 + index * 0.5) + scene.seed, index * 5 + scene.seed, 512) - 0.5
      const detail = noise(u * 9 + scene.seed, index + 40, 512) - 0.5
      context.lineTo(x, base + height * (0.26 * hill + 0.012 * detail))
    }
    context.lineTo(width, height)
    context.fill()
  })
}
