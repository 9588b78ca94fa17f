import * as THREE from 'three'
import { brass, clay, glaze, glow, wax } from '../materials.ts'
import { drawn } from '../textures.ts'
import { group, mesh, put, shadowless, unframed } from './group.ts'
import { halo } from './lamps.ts'
import { hollow, lathe, smooth } from './lathe.ts'
import { cord } from './sweep.ts'

function flame(size = 1): THREE.Object3D {
  const shape = smooth([
    [0.0001, 0],
    [0.05, 0.05],
    [0.065, 0.13],
    [0.045, 0.26],
    [0.018, 0.36],
    [0.0001, 0.42],
  ])
  const map = drawn('flame', [8, 256], (context, width, height) => {
    const fade = context.createLinearGradient(0, height, 0, 0)
    fade.addColorStop(0, '#5a6ea8')
    fade.addColorStop(0.16, '#e08a3c')
    fade.addColorStop(0.4, '#ffe2a0')
    fade.addColorStop(0.75, '#ffd27a')
    fade.addColorStop(1, '#ff9c3c')
    context.fillStyle = fade
    context.fillRect(0, 0, width, height)
  })
  const geometry = lathe(shape, { rows: 40, columns: 24, tile: 0.46 })
  const body = unframed(shadowless(mesh(geometry, glow('#ffffff', 1.9, map))))
  const shine = halo(0.75, 0.5)
  shine.position.y = 0.16
  const light = new THREE.PointLight('#ffc080', 0.32 * size, 4, 2)
  light.position.y = 0.25
  return put(group(body, shine, light), [0, 0, 0], { scale: size })
}

function wick(height: number): THREE.Mesh {
  return mesh(
    cord(
      [
        [0, 0, 0],
        [0.004, height * 0.6, 0],
        [0.016, height, 0.005],
      ],
      0.011,
      10,
    ),
    new THREE.MeshStandardMaterial({ color: '#2b211b', roughness: 1 }),
  )
}

/** Dipped tapers: a little thicker at the foot, a rounded shoulder, a wick. */
function taper(color: string, options: { lit?: boolean } = {}): THREE.Group {
  const shape = smooth([
    [0.0001, 0],
    [0.1, 0],
    [0.112, 0.03],
    [0.108, 0.8],
    [0.098, 1.8],
    [0.088, 2.26],
    [0.06, 2.35],
    [0.0001, 2.38],
  ])
  const candle = group(mesh(lathe(shape, { columns: 32 }), wax(color)), put(wick(0.14), [0, 2.37, 0]))
  if (options.lit) candle.add(put(flame(1.0), [0, 2.45, 0]))
  return candle
}

/** Six tapers laid together and tied with string, before they hang apart again. */
export function taperBundle(color: string): THREE.Group {
  const bundle = group()
  const rows: [number, number][] = [
    [-0.22, 0.11],
    [0, 0.11],
    [0.22, 0.11],
    [-0.11, 0.3],
    [0.11, 0.3],
    [0, 0.49],
  ]
  rows.forEach(([x, y], index) => {
    bundle.add(put(taper(color), [x, y, 1.2 - index * 0.03], { tilt: -90, turn: (index % 3) - 1 }))
  })
  bundle.add(string(0.35), string(0.31))
  return bundle
}

function string(z: number): THREE.Mesh {
  const loop: THREE.Vector3Tuple[] = [
    [-0.34, 0.06, z],
    [-0.33, 0.2, z],
    [-0.21, 0.38, z],
    [-0.09, 0.58, z],
    [0, 0.61, z],
    [0.09, 0.58, z],
    [0.21, 0.38, z],
    [0.33, 0.2, z],
    [0.34, 0.06, z],
  ]
  return mesh(cord(loop, 0.018, 60), new THREE.MeshStandardMaterial({ color: '#b99a6b', roughness: 1 }))
}

export function candleHolder(options: { tall?: number } = {}): THREE.Group {
  const h = options.tall ?? 1
  const shape = smooth([
    [0.0001, 0.01],
    [0.44, 0.01],
    [0.46, 0.03],
    [0.44, 0.065],
    [0.3, 0.1],
    [0.12, 0.17],
    [0.075, 0.3],
    [0.07, 0.62 * h],
    [0.12, 0.68 * h],
    [0.13, 0.71 * h],
    [0.08, 0.76 * h],
    [0.075, 0.86 * h],
    [0.15, 0.98 * h],
    [0.165, 1.06 * h],
    [0.155, 1.2 * h],
    [0.12, 1.2 * h],
    [0.12, 1.08 * h],
    [0.0001, 1.08 * h],
  ])
  return group(mesh(lathe(shape, { rows: 180 }), brass()))
}

export function heldTaper(color: string, options: { tall?: number; lit?: boolean } = {}): THREE.Group {
  const h = options.tall ?? 1
  return group(candleHolder(options), put(taper(color, options), [0, 1.08 * h, 0]))
}

export function cupCandle(color: string): THREE.Group {
  const wall = hollow(
    smooth([
      [0.36, 0],
      [0.4, 0.03],
      [0.42, 0.15],
      [0.42, 0.7],
      [0.41, 0.86],
    ]),
    0.04,
  )
  const pool = smooth([
    [0.385, 0.76],
    [0.375, 0.74],
    [0.33, 0.71],
    [0.2, 0.7],
    [0.0001, 0.7],
  ])
  const melt = wax('#f3e3bf')
  melt.roughness = 0.12
  melt.emissive.set('#ffb258')
  melt.emissiveIntensity = 0.22
  const line = wall.share(0.2)
  return group(
    mesh(lathe(wall.profile, { to: () => line + 0.002, rows: 40 }), clay()),
    mesh(lathe(wall.profile, { from: () => line }), glaze(color)),
    mesh(lathe(pool, { rows: 40 }), melt),
    put(wick(0.13), [0, 0.7, 0]),
    put(flame(0.85), [0, 0.77, 0]),
  )
}
