import * as THREE from 'three'
import { cloud, createRandom, noise } from './noise.ts'

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void

const made = new Map<string, THREE.CanvasTexture>()

function remember(key: string, make: () => THREE.CanvasTexture): THREE.CanvasTexture {
  const known = made.get(key)
  if (known) return known
  const texture = make()
  made.set(key, texture)
  return texture
}

/** A texture drawn with canvas commands. */
export function drawn(key: string, size: [width: number, height: number], paint: Paint): THREE.CanvasTexture {
  return remember(key, () => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = size
    paint(canvas.getContext('2d')!, ...size)
    return toTexture(canvas, THREE.SRGBColorSpace)
  })
}

/** A repeating grey texture, computed pixel by pixel from 0 to 1. */
function computed(
  key: string,
  size: number,
  shade: (x: number, y: number) => number,
  colorSpace: THREE.ColorSpace = THREE.NoColorSpace,
): THREE.CanvasTexture {
  return remember(key, () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    const context = canvas.getContext('2d')!
    const image = context.createImageData(size, size)
    for (let index = 0; index < size * size; index++) {
      const value = 255 * shade((index % size) / size, Math.floor(index / size) / size)
      image.data.set([value, value, value, 255], index * 4)
    }
    context.putImageData(image, 0, 0)
    return toTexture(canvas, colorSpace)
  })
}

function toTexture(canvas: HTMLCanvasElement, colorSpace: THREE.ColorSpace): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = colorSpace
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping
  texture.anisotropy = 2
  return texture
}

/** A copy of a texture that repeats differently, on the same canvas. */
export function repeated(texture: THREE.CanvasTexture, across: number, along: number): THREE.CanvasTexture {
  const copy = texture.clone()
  copy.repeat.set(across, along)
  copy.needsUpdate = true
  return copy
}

/** Glaze pools and thins; iron in the clay burns through as specks. */
export function glazeMap(specks: number): THREE.CanvasTexture {
  return drawn(`glaze-${specks}`, [768, 768], (context, width, height) => {
    const image = context.createImageData(width, height)
    for (let index = 0; index < width * height; index++) {
      const [x, y] = [(index % width) / width, Math.floor(index / width) / height]
      const pool = cloud(x * 4, y * 4, { period: 4, layers: 4 })
      const value = 230 + 32 * (pool - 0.5) + 10 * (noise(x * 60, y * 60, 60) - 0.5)
      image.data.set([value + 3, value, value - 4, 255], index * 4)
    }
    context.putImageData(image, 0, 0)
    scatterSpecks(context, width, specks)
  })
}

function scatterSpecks(context: CanvasRenderingContext2D, size: number, count: number): void {
  const random = createRandom(count + 7)
  for (let index = 0; index < count; index++) {
    const radius = 0.5 + 1.9 * random() ** 4
    context.fillStyle = `rgba(${70 + random() * 40}, ${48 + random() * 20}, 30, ${0.25 + random() * 0.5})`
    context.beginPath()
    context.ellipse(random() * size, random() * size, radius, radius * (0.7 + random() * 0.6), random() * 3, 0, 7)
    context.fill()
  }
}

export const glazeBump = () =>
  computed(
    'glaze-bump',
    512,
    (x, y) => 0.75 * cloud(x * 6, y * 6, { period: 6, layers: 2 }) + 0.25 * noise(x * 90, y * 90, 90),
  )

export const clayBump = () =>
  computed(
    'clay-bump',
    512,
    (x, y) => 0.5 * noise(x * 160, y * 160, 160) + 0.5 * cloud(x * 24, y * 24, { period: 24, layers: 3 }),
  )

export const clayMap = () =>
  computed(
    'clay-map',
    512,
    (x, y) =>
      0.84 +
      0.12 * cloud(x * 10, y * 10, { period: 10, layers: 4 }) -
      0.16 * Math.max(0, noise(x * 150, y * 150, 150) - 0.78),
    THREE.SRGBColorSpace,
  )

/** Plain weave: threads of uneven strength going over and under. */
function weave(x: number, y: number, threads: number): number {
  const warp = Math.sin(x * threads * Math.PI)
  const weft = Math.sin(y * threads * Math.PI)
  const over = (Math.floor(x * threads) + Math.floor(y * threads)) % 2 === 0
  const thick =
    0.7 + 0.6 * noise(over ? x * threads : y * threads * 0.07, over ? y * threads * 0.07 : x * threads, threads)
  return Math.min(1, (over ? Math.abs(warp) : Math.abs(weft)) * thick)
}

export const linenBump = () => computed('linen-bump', 512, (x, y) => weave(x, y, 64))

/** Linen is never one colour: slubs run along both threads. */
export const linenMap = () =>
  computed(
    'linen-map',
    512,
    (x, y) => {
      const slub = 0.5 * noise(x * 128, y * 9, 128) + 0.5 * noise(x * 9, y * 128, 128)
      return 0.74 + 0.16 * slub + 0.1 * weave(x, y, 64)
    },
    THREE.SRGBColorSpace,
  )

function herringbone(x: number, y: number): number {
  const column = x * 8
  const folded = Math.abs((column % 2) - 1)
  const twill = (folded * 3 + y * 26) % 1
  return Math.min(1, 1.6 * Math.abs(twill - 0.5) + 0.25 * noise(x * 170, y * 170, 170))
}

export const woolBump = () => computed('wool-bump', 768, herringbone)

export const woolMap = () =>
  computed(
    'wool-map',
    768,
    (x, y) => 0.66 + 0.24 * herringbone(x, y) + 0.1 * noise(x * 110, y * 110, 110),
    THREE.SRGBColorSpace,
  )

export const paperBump = () => computed('paper-bump', 256, (x, y) => cloud(x * 40, y * 40, { period: 40, layers: 2 }))

export const brushedBump = () => computed('brushed-bump', 256, (x, y) => noise(x * 3, y * 200, 200))

export function woodMap(light: string, dark: string): THREE.CanvasTexture {
  return drawn(`wood-${light}-${dark}`, [512, 512], (context, width, height) => {
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    const random = createRandom(31)
    context.strokeStyle = dark
    for (let line = 0; line < 130; line++) {
      const x = random() * width
      context.globalAlpha = 0.06 + random() * 0.2
      context.lineWidth = 0.5 + random() * 2.4
      context.beginPath()
      for (let y = 0; y <= height; y += 8) {
        context.lineTo(
          x + 26 * (noise(x / 130, (y / height) * 4, 4) - 0.5) + 3 * Math.sin((y / height) * 2 * Math.PI),
          y,
        )
      }
      context.stroke()
    }
  })
}
