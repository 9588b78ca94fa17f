import * as THREE from 'three'
import { glass, liquid } from '../materials.ts'
import { drawn } from '../textures.ts'
import { group, mesh, put, shadowless, unframed } from './group.ts'
import { hollow, lathe, smooth, type LatheOptions, type Wall } from './lathe.ts'

const glassColors = { clear: '#d8e2df', smoke: '#8d857e', amber: '#d9892b', moss: '#8d9c58', rose: '#d98f85' }

export type GlassColor = keyof typeof glassColors

function blown(wall: Wall, color: GlassColor, bend?: LatheOptions['bend']): THREE.Group {
  const density = color === 'clear' ? 0.15 : 0.25
  const body = coats(lathe(wall.profile, { rows: 100, columns: bend ? 196 : 80, bend }), glassColors[color], density)
  const widest = Math.max(...wall.profile.map((point) => point.x))
  const height = Math.max(...wall.profile.map((point) => point.y))
  return group(body, lightOnTable(color, { widest, height, foot: wall.profile[2]!.x }))
}

function coats(geometry: THREE.BufferGeometry, color: string, density: number): THREE.Group {
  const [absorbing, reflecting] = glass(color, density)
  const layers = [mesh(geometry, absorbing), mesh(geometry, reflecting)]
  layers.forEach((layer, order) => (shadowless(layer).renderOrder = order + 2))
  return group(...layers)
}

/** Glass throws no black shadow but a tinted one with a bright heart, away from the window. */
function lightOnTable(color: GlassColor, size: { widest: number; height: number; foot: number }): THREE.Mesh {
  const map = drawn(`table-${color}`, [512, 256], (context, width, height) => {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    const tint = new THREE.Color(glassColors[color])
    const veil = color === 'clear' ? 0.42 : 0.62
    stain(context, { at: [165, 128], reach: [330, 105], color: tint, strength: veil })
    stain(context, { at: [110, 128], reach: [90, 86], color: tint.clone().multiplyScalar(0.45), strength: 0.55 })
    stain(context, { at: [235, 128], reach: [130, 34], color: new THREE.Color('#ffffff'), strength: 0.75 })
  })
  const material = new THREE.MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.DstColorFactor,
    blendDst: THREE.ZeroFactor,
  })
  const length = size.height * 1.15 + size.widest * 2
  const sheet = new THREE.PlaneGeometry(length, size.widest * 2.7)
  sheet.translate(length / 2 - (110 / 512) * length, 0, 0)
  sheet.rotateX(-Math.PI / 2)
  sheet.rotateY(Math.atan2(3.9, 4.6))
  const patch = unframed(shadowless(mesh(sheet, material)))
  patch.position.y = 0.004
  patch.renderOrder = 1
  return patch
}

type Stain = { at: [number, number]; reach: [number, number]; color: THREE.Color; strength: number }

function stain(context: CanvasRenderingContext2D, { at, reach, color, strength }: Stain): void {
  const hex = color.getHexString()
  context.save()
  context.translate(...at)
  context.scale(reach[0] / 100, reach[1] / 100)
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, 100)
  const alpha = (share: number) =>
    Math.round(share * strength * 255)
      .toString(16)
      .padStart(2, '0')
  fade.addColorStop(0, `#${hex}${alpha(1)}`)
  fade.addColorStop(0.45, `#${hex}${alpha(0.6)}`)
  fade.addColorStop(1, `#${hex}00`)
  context.fillStyle = fade
  context.beginPath()
  context.arc(0, 0, 100, 0, 7)
  context.fill()
  context.restore()
}

/** What stands in a vessel, seen through its wall: a solid of the inner shape. */
function pour(line: [number, number][], color: string): THREE.Mesh {
  const profile = smooth([[0.0001, line[0]![1]], ...line])
  profile.push(new THREE.Vector2(0.0001, profile.at(-1)!.y))
  return mesh(lathe(profile, { rows: 60 }), liquid(color))
}

export function tumbler(color: GlassColor): THREE.Group {
  const wall = hollow(
    smooth([
      [0.3, 0],
      [0.34, 0.03],
      [0.36, 0.2],
      [0.385, 0.6],
      [0.4, 0.95],
    ]),
    0.032,
  )
  const first = wall.share(0.08)
  const last = wall.share(0.84)
  return blown(wall, color, (point, angle, along) => {
    if (along < first || along > last) return
    const fade = Math.min(1, (along - first) * 30, (last - along) * 30)
    const flute = 1 - 0.085 * fade * (1 - Math.abs(Math.sin(angle * 7)))
    point.x *= flute
    point.z *= flute
  })
}

export function carafe(options: { water?: boolean; hat?: boolean } = {}): THREE.Group {
  const wall = hollow(
    smooth([
      [0.42, 0],
      [0.48, 0.04],
      [0.52, 0.3],
      [0.5, 0.85],
      [0.36, 1.2],
      [0.23, 1.45],
      [0.22, 1.75],
      [0.26, 1.92],
    ]),
    0.032,
  )
  const thing = blown(wall, 'clear')
  if (options.hat) thing.add(put(nightGlass(), [0, 2.11, 0], { roll: 180 }))
  if (options.water) thing.add(water())
  return thing
}

function water(): THREE.Object3D {
  const line = smooth([
    [0.0001, 0.06],
    [0.36, 0.06],
    [0.45, 0.12],
    [0.485, 0.35],
    [0.465, 0.85],
    [0.42, 0.98],
  ])
  line.push(new THREE.Vector2(0.0001, 0.98))
  return coats(lathe(line), '#c4dad8', 0.22)
}

export function nightGlass(): THREE.Group {
  const wall = hollow(
    smooth([
      [0.25, 0],
      [0.29, 0.03],
      [0.31, 0.2],
      [0.32, 0.66],
    ]),
    0.026,
  )
  return blown(wall, 'clear')
}

export function budVase(color: GlassColor): THREE.Group {
  const wall = hollow(
    smooth([
      [0.2, 0],
      [0.28, 0.03],
      [0.4, 0.22],
      [0.42, 0.42],
      [0.32, 0.68],
      [0.14, 0.92],
      [0.1, 1.15],
      [0.115, 1.35],
      [0.175, 1.48],
    ]),
    0.03,
  )
  return blown(wall, color)
}

export function decanter(options: { wine?: boolean; open?: boolean } = {}): THREE.Group {
  const wall = hollow(
    smooth([
      [0.55, 0],
      [0.7, 0.05],
      [0.86, 0.28],
      [0.8, 0.56],
      [0.5, 0.86],
      [0.24, 1.12],
      [0.17, 1.5],
      [0.18, 1.75],
      [0.26, 1.86],
    ]),
    0.04,
  )
  const thing = blown(wall, 'smoke')
  if (options.wine) {
    thing.add(
      pour(
        [
          [0.52, 0.07],
          [0.68, 0.13],
          [0.79, 0.3],
          [0.74, 0.5],
        ],
        '#3d0a14',
      ),
    )
  }
  const ball = coats(new THREE.SphereGeometry(0.24, 48, 32), glassColors.smoke, 0.42)
  const plug = coats(new THREE.CylinderGeometry(0.13, 0.105, 0.3, 32), glassColors.smoke, 0.3)
  plug.position.y = -0.3
  const stopper = group(ball, plug)
  thing.add(options.open ? put(stopper, [1.05, 0.24, 0.45], { roll: 78, turn: 35 }) : put(stopper, [0, 2.06, 0]))
  return thing
}
