import * as THREE from 'three'
import { linen, wool, yarn } from '../materials.ts'
import { cloud, createRandom, noise } from '../noise.ts'
import { group, mesh } from './group.ts'
import { stitch } from './lathe.ts'

type Fold = {
  width: number
  depth: number
  layers: number
  thickness: number
  seed: number
  tile?: number
  rows?: number
}

/**
 * Cloth folded to and fro: a serpentine line from the lowest layer to the top, with round folds at the sides, drawn out
 * in depth and left a little uneven.
 */
export function folded(fold: Fold): THREE.BufferGeometry {
  const { width, depth, layers, thickness: t, seed, tile = 1, rows = 40 } = fold
  const line = serpentine(width, layers, t, seed)
  const outline = thicken(line, t * 0.47)
  const positions: number[] = []
  const uvs: number[] = []
  const marks = lengths(outline)
  for (let column = 0; column < outline.length; column++) {
    const point = outline[column]!
    for (let row = 0; row <= rows; row++) {
      const along = row / rows
      // The cut edges close in a half round instead of ending open.
      const end = Math.min(along, 1 - along) * rows
      const pinch = end === 0 ? 0.0 : end === 1 ? 0.6 : end === 2 ? 0.88 : 1
      const middle = line[Math.min(column, outline.length - 1 - column)]!
      const x = middle.x + (point.x - middle.x) * (0.1 + 0.9 * pinch)
      const y = middle.y + (point.y - middle.y) * (0.1 + 0.9 * pinch)
      const sag = t * 0.9 * (cloud(x * 1.4 + seed * 9, along * 2.6 + 3, { period: 64, layers: 2 }) - 0.5)
      const drift = 0.05 * (noise(Math.floor(y / t) * 3.1 + seed, along * 1.5, 64) - 0.5)
      const edge = 0.03 * (noise(column * 0.05 + seed * 3, row < rows / 2 ? 1.5 : 7.5, 128) - 0.5)
      positions.push(x + drift, Math.max(0.004, y + sag * Math.min(1, y / (t * 1.2))), (along - 0.5) * depth + edge)
      uvs.push(marks[column]! / tile, (along * depth) / tile)
    }
  }
  return stitch({ positions, uvs, rows, columns: outline.length - 1 })
}

function serpentine(width: number, layers: number, t: number, seed: number): THREE.Vector2[] {
  const random = createRandom(seed * 977 + 5)
  const points: THREE.Vector2[] = []
  for (let layer = 0; layer < layers; layer++) {
    const y = t * (0.5 + layer)
    const side = layer % 2 === 0 ? 1 : -1
    const reach = width / 2 - t / 2 - random() * 0.04
    const steps = 18
    for (let step = 0; step <= steps; step++) points.push(new THREE.Vector2(side * reach * ((step / steps) * 2 - 1), y))
    if (layer === layers - 1) continue
    for (let step = 1; step < 8; step++) {
      const angle = (step / 8) * Math.PI - Math.PI / 2
      points.push(new THREE.Vector2(side * (reach + Math.cos(angle) * t * 0.62), y + t / 2 + (Math.sin(angle) * t) / 2))
    }
  }
  return points
}

/** Both faces of a line, as one closed outline. */
function thicken(line: THREE.Vector2[], half: number): THREE.Vector2[] {
  const normals = line.map((_, index) => {
    const tangent = line[Math.min(index + 1, line.length - 1)]!.clone().sub(line[Math.max(index - 1, 0)]!)
    return new THREE.Vector2(tangent.y, -tangent.x).normalize()
  })
  const right = line.map((point, index) => point.clone().addScaledVector(normals[index]!, half))
  const left = line.map((point, index) => point.clone().addScaledVector(normals[index]!, -half))
  return [...right, ...left.toReversed()]
}

function lengths(line: THREE.Vector2[]): number[] {
  const marks = [0]
  for (let index = 1; index < line.length; index++)
    marks.push(marks[index - 1]! + line[index]!.distanceTo(line[index - 1]!))
  return marks
}

export function throwBlanket(color: string, seed = 1): THREE.Group {
  const fold = { width: 3.4, depth: 2.5, layers: 5, thickness: 0.2, seed, tile: 1.5 }
  return group(
    mesh(folded(fold), wool(color)),
    fringe(color, { y: fold.thickness * 4.5, z: fold.depth / 2, width: 3.1, seed }),
  )
}

/** Knotted threads that fall over the front edge. */
function fringe(color: string, place: { y: number; z: number; width: number; seed: number }): THREE.Mesh {
  const random = createRandom(place.seed + 40)
  const strand = new THREE.CylinderGeometry(0.016, 0.011, 1, 5, 8)
  const count = 62
  const positions: number[] = []
  const index: number[] = []
  const shape = strand.getAttribute('position')
  const corners = Array.from(strand.getIndex()!.array)
  for (let thread = 0; thread < count; thread++) {
    const x = (thread / (count - 1) - 0.5) * place.width
    const knot = Math.round(thread / 3) * 3
    const pull = ((knot / (count - 1) - 0.5) * place.width - x) * 0.5
    const length = 0.44 + random() * 0.12
    const lean = (random() - 0.5) * 0.3
    const start = positions.length / 3
    for (let vertex = 0; vertex < shape.count; vertex++) {
      const down = 0.5 - shape.getY(vertex)
      const out = 0.1 * Math.sin(Math.min(1, down * 3) * 1.57)
      const knotted = Math.exp(-(((down - 0.2) / 0.08) ** 2))
      positions.push(
        x + shape.getX(vertex) * (1 + knotted) + pull * knotted + lean * down * down,
        place.y - 0.06 - down * length + 0.05 * Math.sin(Math.min(1, down * 4) * 3.1),
        place.z - 0.02 + out + shape.getZ(vertex) * (1 + knotted) + 0.03 * random() * down,
      )
    }
    index.push(...corners.map((corner) => corner + start))
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return mesh(geometry, yarn(`#${new THREE.Color(color).lerp(new THREE.Color('#fff3e0'), 0.22).getHexString()}`))
}

/** Four napkins in a pile, each folded twice, each lying a little differently. */
export function napkins(color: string, count = 4): THREE.Group {
  const pile = group()
  for (let index = 0; index < count; index++) {
    const cloth = mesh(
      folded({ width: 1.5, depth: 1.5, layers: 4, thickness: 0.042, seed: index + 3, tile: 0.8 }),
      linen(color),
    )
    cloth.position.set(0.03 * Math.sin(index * 5), index * 0.165, 0.03 * Math.cos(index * 7))
    cloth.rotation.y = 0.05 * Math.sin(index * 2.3)
    pile.add(cloth)
  }
  return pile
}

export function towel(material: THREE.Material, seed: number): THREE.Mesh {
  return mesh(folded({ width: 1.7, depth: 2.3, layers: 4, thickness: 0.06, seed, tile: 1 }), material)
}

/** A feather cushion: full in the middle, ears at the corners, creases running to the seam. */
export function cushion(color: string, seed = 1): THREE.Group {
  const steps = 90
  const size = 1.5
  const front = half({ steps, size, seed, side: 1 })
  const back = half({ steps, size, seed: seed + 5, side: -1 })
  const skin = linen(color, 1)
  const edge = Array.from({ length: 121 }, (_, index) => seam((index / 120) * 4, size))
  const curve = new THREE.CatmullRomCurve3(edge, true)
  const piping = mesh(new THREE.TubeGeometry(curve, 240, 0.032, 8, true), linen(color, 6))
  return group(mesh(front, skin), mesh(back, skin), piping)
}

function half(shape: { steps: number; size: number; seed: number; side: 1 | -1 }): THREE.BufferGeometry {
  const { steps, size, seed, side } = shape
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= steps; column++) {
    for (let row = 0; row <= steps; row++) {
      const u = (side * ((column / steps) * 2 - 1)) as number
      const v = (row / steps) * 2 - 1
      const spot = onSquare(u, v, size)
      const full = ((1 - u ** 4) * (1 - v ** 4)) ** 0.55 * (1 - 0.1 * (u * u + v * v))
      const toEdge = 1 - Math.max(Math.abs(u), Math.abs(v))
      const around = Math.atan2(v, u)
      const crease = 0.05 * (noise(around * 6 + seed, seed, 64) - 0.5) * Math.exp(-((toEdge - 0.16) ** 2) / 0.02)
      const soft = 0.09 * (cloud(u * 2 + seed, v * 2 + 8, { period: 64, layers: 2 }) - 0.5) * full
      positions.push(spot.x, spot.y, side * (0.52 * full + crease * Math.min(1, toEdge * 8) + soft))
      uvs.push((u * size) / 0.8, (v * size) / 0.8)
    }
  }
  return stitch({ positions, uvs, rows: steps, columns: steps, open: true })
}

/** Sides draw in between the corners when a cushion is filled. */
function onSquare(u: number, v: number, size: number): THREE.Vector2 {
  return new THREE.Vector2(
    size * u * (1 - 0.07 * (1 - v * v) * Math.abs(u) ** 2),
    size * v * (1 - 0.07 * (1 - u * u) * Math.abs(v) ** 2),
  )
}

function seam(turn: number, size: number): THREE.Vector3 {
  const side = Math.floor(turn) % 4
  const t = (turn % 1) * 2 - 1
  const corners: [number, number][] = [
    [t, -1],
    [1, t],
    [-t, 1],
    [-1, -t],
  ]
  const spot = onSquare(...corners[side]!, size)
  return new THREE.Vector3(spot.x, spot.y, 0)
}

/** A towel over a rail: short behind, long in front, with soft pleats. */
export function hanging(material: THREE.Material): THREE.Mesh {
  const columns = 80
  const rows = 120
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    const u = column / columns
    for (let row = 0; row <= rows; row++) {
      const s = (row / rows) * 4.6
      const pleat = Math.sin(u * 15 + 0.6) * 0.5 + Math.sin(u * 7 + 2) * 0.5
      const spot = drape(s)
      const fall = Math.max(0, -spot.y)
      const narrow = 1 - 0.05 * Math.min(1, fall)
      positions.push(
        (0.5 - u) * 1.9 * narrow + 0.02 * Math.sin(fall * 2 + u * 4),
        spot.y + 0.02 * Math.sin(u * 9),
        spot.x + pleat * 0.075 * Math.min(1, fall * 0.9),
      )
      uvs.push(u * 1.9, s)
    }
  }
  return mesh(stitch({ positions, uvs, rows, columns, open: true }), material)
}

function drape(s: number): THREE.Vector2 {
  const back = 1.7
  const r = 0.1
  const bend = Math.PI * r
  if (s < back) return new THREE.Vector2(-r - 0.02, s - back)
  if (s < back + bend) {
    const angle = Math.PI - (s - back) / r
    return new THREE.Vector2(Math.cos(angle) * r, Math.sin(angle) * r)
  }
  return new THREE.Vector2(r, -(s - back - bend))
}
