import * as THREE from 'three'
import { leaf, wood, yarn } from '../materials.ts'
import { createRandom } from '../noise.ts'
import { drawn } from '../textures.ts'
import { group, mesh, put } from './group.ts'
import { stitch } from './lathe.ts'
import { sweep } from './sweep.ts'

/** A leaf blade that bends down along its length and folds along its middle. Grows along +y, face to +z. */
function blade(length: number, width: number, droop = 0.5): THREE.BufferGeometry {
  const [rows, columns] = [14, 6]
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    const across = 1 - (column / columns) * 2
    for (let row = 0; row <= rows; row++) {
      const t = row / rows
      const half = width * Math.sin(Math.PI * t ** 0.75) ** 0.9
      const bend = droop * t * t
      positions.push(
        across * half,
        length * Math.sin(Math.min(t, 1)) * (1 - 0.25 * bend),
        bend * length * 0.6 + Math.abs(across) * half * 0.35,
      )
      uvs.push((across + 1) / 2, t)
    }
  }
  return stitch({ positions, uvs, rows, columns, open: true })
}

/** A round petal, cupped towards the middle of the flower, its edge a little wavy. */
function petal(length: number, width: number): THREE.BufferGeometry {
  const [rows, columns] = [18, 14]
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    const across = 1 - (column / columns) * 2
    for (let row = 0; row <= rows; row++) {
      const t = row / rows
      const half = width * Math.sqrt(Math.max(0, Math.sin(Math.PI * (0.04 + 0.94 * t) ** 0.85)))
      const tip = 1 - 0.12 * across * across * t
      const cup = 0.55 * across * across * half + 0.3 * length * t * t - 0.2 * length * t ** 4
      positions.push(across * half, length * t * tip, -cup + 0.012 * Math.sin(across * 7 + t * 4) * t)
      uvs.push((across + 1) / 2, t)
    }
  }
  return stitch({ positions, uvs, rows, columns, open: true })
}

const bark = () => wood('#8a6a4c', '#4a3423')

/** A bare branch with side twigs and pale buds. */
export function branch(height: number, seed = 1, bud = '#e9d7c3'): THREE.Group {
  const random = createRandom(seed * 101)
  const lean = 0.35
  const main: THREE.Vector3Tuple[] = [0, 0.3, 0.6, 0.85, 1].map((t) => [
    lean * t * t * height * 0.6 + 0.05 * Math.sin(t * 9),
    t * height,
    0.06 * Math.sin(t * 7),
  ])
  const plant = group(mesh(sweep(main, { radius: (t) => 0.032 * (1 - 0.7 * t), columns: 8 }), bark()))
  const curve = new THREE.CatmullRomCurve3(main.map((point) => new THREE.Vector3(...point)))
  const petal = leaf(bud)
  for (let twig = 0; twig < 8; twig++) {
    const start = curve.getPointAt(0.42 + twig * 0.07)
    const side = twig % 2 === 0 ? 1 : -1
    const reach = 0.28 + 0.35 * random()
    const tip: THREE.Vector3Tuple = [start.x + side * reach, start.y + reach * 0.85, start.z + (random() - 0.5) * 0.4]
    const middle: THREE.Vector3Tuple = [start.x + side * reach * 0.45, start.y + reach * 0.5, (start.z + tip[2]) / 2]
    plant.add(
      mesh(
        sweep([start.toArray(), middle, tip], { radius: (t) => 0.014 * (1 - 0.5 * t), columns: 6, rows: 12 }),
        bark(),
      ),
    )
    for (const spot of [tip, middle]) {
      const ball = mesh(new THREE.SphereGeometry(0.05, 12, 10), petal)
      ball.scale.set(0.8, 1.25, 0.8)
      ball.rotation.z = -side * 0.6
      plant.add(put(ball, [spot[0], spot[1] + 0.03, spot[2]]))
    }
  }
  return plant
}

/** Dried grass: thin stems, feathered heads. */
export function grasses(height: number, seed = 2): THREE.Group {
  const random = createRandom(seed * 53)
  const straw = yarn('#cdb07c')
  const plant = group()
  for (let stem = 0; stem < 7; stem++) {
    const lean = (random() - 0.5) * 0.9
    const deep = (random() - 0.5) * 0.5
    const tall = height * (0.78 + random() * 0.22)
    const points: THREE.Vector3Tuple[] = [0, 0.5, 0.85, 1].map((t) => [
      lean * t * t * tall * 0.5,
      tall * t * (1 - 0.06 * t * t),
      deep * t * t,
    ])
    plant.add(mesh(sweep(points, { radius: () => 0.009, columns: 5, rows: 20 }), straw))
    const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)))
    for (let seedling = 0; seedling < 34; seedling++) {
      const t = 0.74 + (seedling / 34) * 0.26
      const spot = curve.getPointAt(t)
      const awn = mesh(new THREE.ConeGeometry(0.013, 0.13, 5), straw)
      awn.position.y = 0.05
      plant.add(put(awn, spot.toArray(), { roll: -lean * 30 + (seedling % 2 === 0 ? 28 : -28), turn: seedling * 137 }))
    }
  }
  return plant
}

/** A leafy plant for a pot, leaves spiralling up its stems. */
export function houseplant(height: number, seed = 3): THREE.Group {
  const random = createRandom(seed * 71)
  const plant = group()
  const greens = ['#5f7a4c', '#6f8a55', '#4f6a45'].map((color) => leaf(color))
  for (let stalk = 0; stalk < 26; stalk++) {
    const tall = height * (0.25 + 0.75 * ((stalk + 0.5) / 26))
    const turn = stalk * 137.5 + 75
    const out = height * 0.34 * (1 - (stalk / 26) * 0.62)
    const direction = THREE.MathUtils.degToRad(turn)
    const tip: THREE.Vector3Tuple = [Math.sin(direction) * out, tall, Math.cos(direction) * out]
    const stem = sweep([[0, 0, 0], [tip[0] * 0.35, tall * 0.62, tip[2] * 0.35], tip], {
      radius: () => 0.014,
      columns: 6,
      rows: 14,
    })
    plant.add(mesh(stem, greens[2]!))
    const size = height * (0.36 + 0.1 * random())
    plant.add(put(mesh(blade(size, size * 0.3, 0.9), greens[stalk % 3]!), tip, { turn, tilt: 58 - 38 * (stalk / 26) }))
  }
  return plant
}

/** One open flower on a thin stem, like a poppy. */
export function flower(height: number, color = '#e08a62'): THREE.Group {
  const lean = 0.16
  const stem = sweep(
    [
      [0, 0, 0],
      [0.03, height * 0.5, 0],
      [lean, height, 0],
    ],
    { radius: () => 0.017, columns: 8 },
  )
  const skin = new THREE.MeshPhysicalMaterial({
    map: drawn(`petal-${color}`, [64, 256], (context, width, length) => {
      const fade = context.createLinearGradient(0, length, 0, 0)
      fade.addColorStop(0, '#5a2a22')
      fade.addColorStop(0.22, color)
      fade.addColorStop(1, color)
      context.fillStyle = fade
      context.fillRect(0, 0, width, length)
      context.globalAlpha = 0.12
      context.fillStyle = '#fff'
      for (let line = 0; line < 16; line++) context.fillRect(line * 4, 0, 1.5, length)
    }),
    roughness: 0.7,
    sheen: 0.4,
    sheenColor: new THREE.Color('#ffd9c0'),
    side: THREE.DoubleSide,
  })
  const head = group(mesh(new THREE.SphereGeometry(0.07, 20, 14), leaf('#7d8a4a')))
  for (let index = 0; index < 11; index++) {
    const outer = index < 6
    const turn = outer ? index * 60 : index * 72 + 31
    head.add(
      put(mesh(petal(outer ? 0.46 : 0.36, outer ? 0.25 : 0.19), skin), [0, 0.01, 0], { turn, tilt: outer ? 66 : 44 }),
    )
  }
  for (let grain = 0; grain < 24; grain++) {
    const angle = grain * 2.4
    const dot = mesh(new THREE.SphereGeometry(0.013, 8, 6), yarn('#e2b548'))
    head.add(put(dot, [Math.cos(angle) * 0.1, 0.09 + 0.02 * Math.sin(grain * 3), Math.sin(angle) * 0.1]))
  }
  return group(mesh(stem, leaf('#74854f')), put(head, [lean, height, 0], { tilt: 26, roll: -12 }))
}
