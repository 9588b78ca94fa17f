import * as THREE from 'three'
import { stitch } from './lathe.ts'

type SweepOptions = {
  /** Half thickness at a point from 0 to 1. */
  radius: (along: number) => number
  /** Width over thickness of the cross-section. */
  flat?: number
  rows?: number
  columns?: number
  tile?: number
}

/** Draws a round or flattened section along a curve: handles, spouts, stems, cords. */
export function sweep(points: THREE.Vector3Tuple[], options: SweepOptions): THREE.BufferGeometry {
  const { rows = 48, columns = 16, flat = 1, tile = 1.4 } = options
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)))
  const frames = curve.computeFrenetFrames(rows, false)
  const positions: number[] = []
  const uvs: number[] = []
  for (let column = 0; column <= columns; column++) {
    const angle = (column / columns) * 2 * Math.PI
    for (let row = 0; row <= rows; row++) {
      const along = row / rows
      const radius = options.radius(along)
      const spot = curve
        .getPointAt(along)
        .addScaledVector(frames.normals[row]!, Math.cos(angle) * radius)
        .addScaledVector(frames.binormals[row]!, Math.sin(angle) * radius * flat)
      positions.push(spot.x, spot.y, spot.z)
      uvs.push(column / columns / tile, along / tile)
    }
  }
  return stitch({ positions, uvs, rows, columns })
}

/** A round cord of even thickness. */
export function cord(points: THREE.Vector3Tuple[], radius: number, rows = 48): THREE.BufferGeometry {
  return sweep(points, { radius: () => radius, columns: 8, rows })
}
