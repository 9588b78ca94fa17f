import * as THREE from 'three'
import { clay, glaze, liquid, wood } from '../materials.ts'
import { noise } from '../noise.ts'
import { group, mesh, put } from './group.ts'
import { hollow, lathe, smooth, type LatheOptions, type Wall } from './lathe.ts'
import { sweep } from './sweep.ts'

export type Dressed = {
  color: string
  bare?: number
  specks?: number
  gloss?: number
  clayColor?: string
  bend?: LatheOptions['bend']
  flat?: boolean
}

/** A pot in two skins: bare clay up to the glaze line, which wanders a little, and glaze above it. */
export function dress(wall: Wall, look: Dressed): THREE.Group {
  const line = wall.share(look.bare ?? 0.1)
  const edge = (angle: number) => line + 0.014 * (noise((angle / (2 * Math.PI)) * 5, 3.3, 5) - 0.5)
  const skin = glaze(look.color, { specks: look.specks, gloss: look.gloss })
  return group(
    mesh(
      lathe(wall.profile, { to: (angle) => edge(angle) + 0.002, rows: 40, bend: look.bend, flat: look.flat }),
      clay(look.clayColor),
    ),
    mesh(lathe(wall.profile, { from: edge, rows: 120, bend: thicken(wall, look.bend, edge), flat: look.flat }), skin),
  )
}

/** Glaze has a body: at its line it stands a little proud of the clay. */
function thicken(wall: Wall, bend: LatheOptions['bend'], edge: (angle: number) => number): LatheOptions['bend'] {
  return (point, angle, along) => {
    const bead = Math.max(0, 1 - Math.abs(along - edge(angle) - 0.008) / 0.012)
    const proud = along < wall.rim ? 1 + 0.008 * bead : 1
    point.x *= proud
    point.z *= proud
    bend?.(point, angle, along)
  }
}

function filled(radius: number, height: number, color: string): THREE.Mesh {
  const disc = mesh(new THREE.CircleGeometry(radius, 64), liquid(color))
  disc.rotation.x = -Math.PI / 2
  disc.position.y = height
  return disc
}

export function mug(color: string, options: { large?: boolean; coffee?: boolean } = {}): THREE.Group {
  const [r, h] = options.large ? [0.45, 1] : [0.41, 0.82]
  const outer = smooth([
    [r * 0.84, 0],
    [r * 0.95, 0.035],
    [r, 0.12],
    [r, h * 0.5],
    [r * 0.985, h * 0.85],
    [r * 1.0, h],
  ])
  const body = dress(hollow(outer, 0.038), { color, bare: h * 0.22 })
  const ear = sweep(
    [
      [r * 0.95, h * 0.84, 0],
      [r + 0.12, h * 0.86, 0],
      [r + 0.285, h * 0.72, 0],
      [r + 0.3, h * 0.5, 0],
      [r + 0.2, h * 0.33, 0],
      [r * 0.95, h * 0.27, 0],
    ],
    { radius: (t) => 0.037 + 0.022 * (2 * t - 1) ** 4, flat: 1.8 },
  )
  body.add(mesh(ear, glaze(color)))
  if (options.coffee) body.add(filled(r * 0.93, h * 0.8, '#3a1d0d'))
  return body
}

export function bowl(color: string, options: { serving?: boolean } = {}): THREE.Group {
  const s = options.serving ? 1.5 : 1
  const outer = smooth([
    [0.36 * s, 0],
    [0.37 * s, 0.05],
    [0.44 * s, 0.1],
    [0.6 * s, 0.25],
    [0.7 * s, 0.44],
    [0.75 * s, 0.64],
    [0.765 * s, 0.72],
  ])
  const wall = hollow(outer, 0.045)
  return dress(wall, {
    color,
    bare: 0.1,
    bend: (point, _angle, along) => {
      if (along > wall.rim * 0.96 || along < wall.share(0.12)) return
      const rib = 1 + 0.008 * Math.sin(point.y * 62)
      point.x *= rib
      point.z *= rib
    },
  })
}

export function plate(color: string): THREE.Group {
  const outer = smooth([
    [0.9, 0],
    [0.95, 0.02],
    [1.12, 0.045],
    [1.25, 0.07],
    [1.325, 0.13],
    [1.345, 0.235],
  ])
  return dress(hollow(outer, 0.055), { color, bare: 0.03, specks: 900, gloss: 0.35, flat: true })
}

export function saucer(color: string): THREE.Group {
  const outer = smooth([
    [0.3, 0],
    [0.33, 0.02],
    [0.45, 0.05],
    [0.53, 0.1],
    [0.55, 0.12],
  ])
  return dress(hollow(outer, 0.035), { color, bare: 0.03, specks: 500, flat: true })
}

export function espressoCup(color: string, options: { crema?: boolean } = {}): THREE.Group {
  const outer = smooth([
    [0.2, 0],
    [0.24, 0.03],
    [0.31, 0.16],
    [0.325, 0.32],
    [0.295, 0.5],
    [0.285, 0.58],
  ])
  const cup = dress(hollow(outer, 0.035), { color, bare: 0.17, specks: 500 })
  if (options.crema) cup.add(filled(0.265, 0.47, '#7a4519'))
  return cup
}

export function teapot(color: string): THREE.Group {
  const body = dress(
    hollow(
      smooth([
        [0.42, 0],
        [0.47, 0.03],
        [0.66, 0.22],
        [0.76, 0.5],
        [0.7, 0.8],
        [0.5, 1],
        [0.34, 1.07],
        [0.33, 1.1],
      ]),
      0.04,
    ),
    { color, bare: 0.12 },
  )
  const spout = sweep(
    [
      [-0.6, 0.42, 0],
      [-0.85, 0.52, 0],
      [-1, 0.74, 0],
      [-1.07, 0.96, 0],
      [-1.19, 1.07, 0],
    ],
    { radius: (t) => 0.2 - 0.125 * Math.sqrt(t), columns: 28 },
  )
  const ear = sweep(
    [
      [0.56, 0.84, 0],
      [0.86, 0.97, 0],
      [1.12, 0.88, 0],
      [1.17, 0.62, 0],
      [1.0, 0.42, 0],
      [0.68, 0.34, 0],
    ],
    { radius: (t) => 0.05 + 0.03 * (2 * t - 1) ** 4, flat: 1.6 },
  )
  body.add(mesh(spout, glaze(color)), mesh(ear, glaze(color)), lid(color))
  return body
}

function lid(color: string): THREE.Object3D {
  const profile = smooth([
    [0.37, 1.09],
    [0.375, 1.115],
    [0.33, 1.15],
    [0.2, 1.2],
    [0.07, 1.225],
    [0.05, 1.26],
    [0.09, 1.32],
    [0.085, 1.385],
    [0.03, 1.41],
    [0.0001, 1.41],
  ])
  return mesh(lathe(profile, { rows: 70 }), glaze(color))
}

export function pitcher(color: string): THREE.Group {
  const outer = smooth([
    [0.46, 0],
    [0.53, 0.05],
    [0.6, 0.4],
    [0.57, 0.9],
    [0.43, 1.5],
    [0.39, 1.85],
    [0.45, 2.2],
    [0.475, 2.3],
  ])
  const body = dress(hollow(outer, 0.045), { color, bare: 0.12, bend: facetsAndLip })
  const ear = sweep(
    [
      [0.34, 1.93, 0],
      [0.6, 2.04, 0],
      [0.84, 1.85, 0],
      [0.86, 1.45, 0],
      [0.74, 1.08, 0],
      [0.54, 0.88, 0],
    ],
    { radius: (t) => 0.055 + 0.025 * (2 * t - 1) ** 4, flat: 1.7 },
  )
  body.add(mesh(ear, glaze(color)))
  return body
}

/** Twelve cut facets fade out below the neck; the lip is pulled to the left between two fingers. */
function facetsAndLip(point: THREE.Vector3, angle: number): void {
  const fade = THREE.MathUtils.smoothstep(point.y, 0.1, 0.4) * (1 - THREE.MathUtils.smoothstep(point.y, 1.4, 1.9))
  const facet = 1 - fade * 0.05 * (1 - Math.abs(Math.cos(angle * 6)))
  point.x *= facet
  point.z *= facet
  const high = THREE.MathUtils.smoothstep(point.y, 1.95, 2.32)
  const aside = Math.abs(Math.atan2(Math.sin(angle - 1.5 * Math.PI), Math.cos(angle - 1.5 * Math.PI)))
  const pull = high * Math.exp(-((aside / 0.38) ** 2))
  point.x -= 0.24 * pull
  point.y += 0.09 * pull
  point.z *= 1 - 0.14 * high * Math.exp(-(((aside - 0.75) / 0.35) ** 2))
}

export function saltJar(color: string, options: { open?: boolean } = {}): THREE.Group {
  const outer = smooth([
    [0.33, 0],
    [0.38, 0.03],
    [0.46, 0.22],
    [0.45, 0.45],
    [0.385, 0.6],
    [0.38, 0.64],
  ])
  const jar = dress(hollow(outer, 0.045), { color, bare: 0.16 })
  const cap = woodenLid()
  jar.add(options.open ? put(cap, [0.55, 0.33, 0.28], { roll: -62, turn: -20 }) : put(cap, [0, 0.64, 0]))
  if (options.open) {
    const salt = mesh(new THREE.SphereGeometry(0.34, 48, 24, 0, 7, 0, 1.4), clay('#f4f1ec'))
    salt.scale.y = 0.35
    salt.position.y = 0.42
    jar.add(salt)
  }
  return jar
}

function woodenLid(): THREE.Object3D {
  const profile = smooth([
    [0.0001, -0.05],
    [0.3, -0.05],
    [0.325, -0.03],
    [0.33, 0],
    [0.41, 0.005],
    [0.425, 0.03],
    [0.41, 0.075],
    [0.3, 0.095],
    [0.1, 0.1],
    [0.065, 0.12],
    [0.06, 0.16],
    [0.1, 0.21],
    [0.085, 0.265],
    [0.0001, 0.28],
  ])
  return mesh(lathe(profile, { rows: 110, tile: 1 }), wood())
}
