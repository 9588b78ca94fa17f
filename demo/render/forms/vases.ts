import * as THREE from 'three'
import { clay, glaze } from '../materials.ts'
import { group, mesh } from './group.ts'
import { hollow, lathe, smooth, type Point } from './lathe.ts'
import { dress } from './vessels.ts'

const meridianLine: Point[] = [
  [0.36, 0],
  [0.41, 0.04],
  [0.6, 0.32],
  [0.71, 0.72],
  [0.64, 1.15],
  [0.4, 1.5],
  [0.2, 1.72],
  [0.165, 1.92],
  [0.2, 2.1],
  [0.27, 2.19],
]

export function meridianVase(color: string, options: { tall?: boolean } = {}): THREE.Group {
  const [wide, high] = options.tall ? [1.22, 1.36] : [1, 1]
  const outer = smooth(meridianLine.map(([r, y]): Point => [r * wide, y * high]))
  return dress(hollow(outer, 0.035), { color, bare: 0.22 * high })
}

/** A hollow wheel set upright, with a neck on top and a flattened foot. */
export function orbitVase(color: string): THREE.Group {
  const skin = glaze(color, { specks: 320, gloss: 0.25 })
  const ring = new THREE.TorusGeometry(0.82, 0.29, 48, 128)
  const position = ring.getAttribute('position')
  for (let index = 0; index < position.count; index++) {
    position.setZ(index, position.getZ(index) * 0.92)
    position.setY(index, Math.max(position.getY(index), -1.08))
  }
  ring.computeVertexNormals()
  const neck = hollow(
    smooth([
      [0.2, 0],
      [0.17, 0.1],
      [0.135, 0.22],
      [0.135, 0.36],
      [0.175, 0.46],
    ]),
    0.03,
  )
  const wheel = mesh(ring, skin)
  wheel.position.y = 1.08
  const throat = mesh(lathe(neck.profile), skin)
  throat.position.y = 2.1
  return group(wheel, throat)
}

export function planter(size: number, color = '#bd6f49'): THREE.Group {
  const r = size / 2
  const pot = hollow(
    smooth([
      [r * 0.66, 0.1],
      [r * 0.7, 0.13],
      [r * 0.86, size * 0.45],
      [r * 0.95, size * 0.72],
      [r * 0.96, size * 0.75],
      [r * 1.02, size * 0.77],
      [r * 1.04, size * 0.9],
      [r * 1.03, size * 0.94],
    ]),
    0.06,
  )
  const dish = hollow(
    smooth([
      [r * 0.82, 0],
      [r * 0.86, 0.02],
      [r * 0.98, 0.13],
      [r * 1.0, 0.18],
    ]),
    0.045,
  )
  const soil = mesh(new THREE.CircleGeometry(r * 0.93, 48), clay('#4a3527'))
  soil.rotation.x = -Math.PI / 2
  soil.position.y = size * 0.82
  return group(mesh(lathe(pot.profile), clay(color)), mesh(lathe(dish.profile), clay(color)), soil)
}
