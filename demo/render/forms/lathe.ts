import * as THREE from 'three'

export type Point = [radius: number, height: number]

/** Where along the profile a part begins or ends, from 0 to 1; may differ around the pot. */
type Edge = (angle: number) => number

export type LatheOptions = {
  from?: Edge
  to?: Edge
  rows?: number
  columns?: number
  /** Bends the finished form; normals follow. */
  bend?: (point: THREE.Vector3, angle: number, along: number) => void
  /** Lays the texture flat from above instead of around: for plates. */
  flat?: boolean
  /** Size of one texture tile. */
  tile?: number
}

/** Turns a profile around the upright axis, like a potter's wheel. */
export function lathe(profile: THREE.Vector2[], options: LatheOptions = {}): THREE.BufferGeometry {
  const { rows = 120, columns = 80, tile = 1.4, from = () => 0, to = () => 1 } = options
  const line = measure(profile)
  const widest = Math.max(...profile.map((point) => point.x))
  const around = Math.max(1, Math.round((2 * Math.PI * widest) / tile))
  const positions: number[] = []
  const uvs: number[] = []
  const point = new THREE.Vector3()
  for (let column = 0; column <= columns; column++) {
    // The seam is at the back, away from the camera.
    const angle = (column / columns) * 2 * Math.PI + Math.PI
    const [start, end] = [from(angle % (2 * Math.PI)), to(angle % (2 * Math.PI))]
    for (let row = 0; row <= rows; row++) {
      const along = start + (end - start) * (row / rows)
      const spot = line.at(along)
      point.set(spot.x * Math.sin(angle), spot.y, spot.x * Math.cos(angle))
      options.bend?.(point, angle, along)
      positions.push(point.x, point.y, point.z)
      // Height counts as reach, or the texture would smear down the rim.
      const reach = (1 + point.y / Math.max(spot.x, 0.05)) / tile
      if (options.flat) uvs.push(point.x * reach, point.z * reach)
      else uvs.push((column / columns) * around, (along * line.length) / tile)
    }
  }
  return stitch({ positions, uvs, rows, columns })
}

/** A grid of points as a surface whose first and last columns meet without a seam. */
export function stitch(grid: { positions: number[]; uvs: number[]; rows: number; columns: number; open?: boolean }) {
  const { rows, columns } = grid
  const index: number[] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const corner = column * (rows + 1) + row
      const next = corner + rows + 1
      index.push(corner, next, corner + 1, next, next + 1, corner + 1)
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(grid.positions, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(grid.uvs, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  if (grid.open !== true) closeSeam(geometry, rows, columns)
  return geometry
}

function closeSeam(geometry: THREE.BufferGeometry, rows: number, columns: number): void {
  const normals = geometry.getAttribute('normal')
  const first = new THREE.Vector3()
  const last = new THREE.Vector3()
  for (let row = 0; row <= rows; row++) {
    const end = columns * (rows + 1) + row
    first.fromBufferAttribute(normals, row).add(last.fromBufferAttribute(normals, end)).normalize()
    normals.setXYZ(row, first.x, first.y, first.z)
    normals.setXYZ(end, first.x, first.y, first.z)
  }
}

function measure(points: THREE.Vector2[]) {
  const marks = [0]
  for (let index = 1; index < points.length; index++) {
    marks.push(marks[index - 1]! + points[index]!.distanceTo(points[index - 1]!))
  }
  const length = marks.at(-1)!
  return {
    length,
    at(along: number): THREE.Vector2 {
      const wanted = Math.min(Math.max(along, 0), 1) * length
      let index = 1
      while (index < marks.length - 1 && marks[index]! < wanted) index++
      const step = marks[index]! - marks[index - 1]!
      const share = step === 0 ? 0 : (wanted - marks[index - 1]!) / step
      return points[index - 1]!.clone().lerp(points[index]!, share)
    },
  }
}

/** A smooth line through points. */
export function smooth(points: Point[], density = 12): THREE.Vector2[] {
  const curve = new THREE.SplineCurve(points.map(([x, y]) => new THREE.Vector2(x, y)))
  return curve.getPoints(points.length * density)
}

export type Wall = { profile: THREE.Vector2[]; share: (height: number) => number; rim: number }

/**
 * A hollow vessel from its outer line, foot to lip: adds a recessed foot ring, a rounded lip and an inner wall.
 * `share(height)` answers how far along the profile the outside reaches that height.
 */
export function hollow(outer: THREE.Vector2[], thickness: number): Wall {
  const foot = outer[0]!
  const lip = outer.at(-1)!
  const inner = offset(outer, thickness).filter((point) => point.y > foot.y + thickness * 1.2)
  const bottom = foot.y + thickness * 1.2
  const base = inner[0] ?? new THREE.Vector2(foot.x - thickness, bottom)
  const ring = Math.min(0.12, foot.x * 0.25)
  const profile = [
    new THREE.Vector2(0.0001, foot.y + 0.035),
    new THREE.Vector2(foot.x - ring * 1.25, foot.y + 0.035),
    new THREE.Vector2(foot.x - ring, foot.y + 0.004),
    new THREE.Vector2(foot.x - 0.02, foot.y),
    ...outer,
    ...halfRound(lip, inner.at(-1)!),
    ...inner.toReversed(),
    ...floorCurve(base, bottom, thickness),
    new THREE.Vector2(0.0001, bottom),
  ]
  const { length } = measure(profile)
  const upTo = (count: number) => measure(profile.slice(0, count)).length / length
  return {
    profile,
    rim: upTo(4 + outer.length + 4),
    share(height) {
      const index = outer.findIndex((point) => point.y >= height)
      return upTo(5 + (index === -1 ? outer.length - 1 : index))
    },
  }
}

function offset(line: THREE.Vector2[], distance: number): THREE.Vector2[] {
  return line.map((point, index) => {
    const tangent = line[Math.min(index + 1, line.length - 1)]!.clone().sub(line[Math.max(index - 1, 0)]!)
    const normal = new THREE.Vector2(-tangent.y, tangent.x).normalize()
    const moved = point.clone().addScaledVector(normal, distance)
    return moved.setX(Math.max(moved.x, 0.0001))
  })
}

function halfRound(outside: THREE.Vector2, inside: THREE.Vector2): THREE.Vector2[] {
  const center = outside.clone().add(inside).multiplyScalar(0.5)
  const arm = outside.clone().sub(center)
  return Array.from({ length: 7 }, (_, step) =>
    arm
      .clone()
      .rotateAround(new THREE.Vector2(), ((step + 1) / 8) * Math.PI)
      .add(center),
  )
}

function floorCurve(wall: THREE.Vector2, bottom: number, thickness: number): THREE.Vector2[] {
  const radius = Math.min(thickness * 1.6, wall.x * 0.5)
  return [0.25, 0.5, 0.75, 1].map(
    (step) => new THREE.Vector2(wall.x - radius * step, bottom + (wall.y - bottom) * (1 - step) ** 2),
  )
}
