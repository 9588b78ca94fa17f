import * as THREE from 'three'
import { leaf } from '../materials.ts'
import { cloud } from '../noise.ts'
import { drawn } from '../textures.ts'
import { group, mesh, put } from './group.ts'
import { sweep } from './sweep.ts'

/** A peach: blush on one cheek, a crease from the stem down. */
export function peach(): THREE.Group {
  const geometry = new THREE.SphereGeometry(0.32, 64, 48)
  const position = geometry.getAttribute('position')
  const point = new THREE.Vector3()
  for (let index = 0; index < position.count; index++) {
    point.fromBufferAttribute(position, index)
    const angle = Math.atan2(point.z, point.x)
    const top = Math.max(0, point.y / 0.32)
    const crease = Math.exp(-((angle / 0.16) ** 2)) * (0.3 + 0.7 * top)
    const dimple = Math.exp(-((1 - top) ** 2) / 0.01)
    point.multiplyScalar(1 - 0.045 * crease)
    point.y -= 0.06 * dimple
    position.setXYZ(index, point.x, point.y, point.z)
  }
  geometry.computeVertexNormals()
  const map = drawn('peach', [256, 128], (context, width, height) => {
    const image = context.createImageData(width, height)
    for (let index = 0; index < width * height; index++) {
      const [x, y] = [(index % width) / width, Math.floor(index / width) / height]
      const cheek =
        Math.max(0, Math.sin(x * 2 * Math.PI)) * 0.75 + 0.45 * (cloud(x * 6, y * 3, { period: 6, layers: 3 }) - 0.4)
      const blush = Math.min(1, Math.max(0, cheek))
      image.data.set([240 - 45 * blush, 178 - 108 * blush, 104 - 44 * blush, 255], index * 4)
    }
    context.putImageData(image, 0, 0)
  })
  const skin = new THREE.MeshPhysicalMaterial({
    map,
    roughness: 0.85,
    sheen: 0.9,
    sheenColor: new THREE.Color('#ffd9b8'),
    sheenRoughness: 0.5,
  })
  const stem = sweep(
    [
      [0, 0.2, 0],
      [0.01, 0.28, 0],
      [0.04, 0.33, 0],
    ],
    { radius: () => 0.018, columns: 8, rows: 8 },
  )
  return put(group(mesh(geometry, skin), mesh(stem, leaf('#6b5436'))), [0, 0.31, 0]) as THREE.Group
}

/** A slice of lemon, standing on its edge. */
export function lemonSlice(): THREE.Mesh {
  const map = drawn('lemon', [256, 256], (context, size) => {
    const c = size / 2
    const disc = (radius: number, color: string) => {
      context.fillStyle = color
      context.beginPath()
      context.arc(c, c, radius, 0, 7)
      context.fill()
    }
    disc(c, '#e8bf2e')
    disc(c * 0.92, '#faf0c8')
    for (let part = 0; part < 9; part++) {
      context.fillStyle = '#f2d75c'
      context.beginPath()
      context.moveTo(c, c)
      context.arc(c, c, c * 0.83, (part / 9) * 6.283 + 0.06, ((part + 1) / 9) * 6.283 - 0.06)
      context.fill()
    }
    disc(c * 0.09, '#faf0c8')
  })
  const rind = new THREE.MeshStandardMaterial({ color: '#e8bf2e', roughness: 0.5 })
  const face = new THREE.MeshPhysicalMaterial({ map, roughness: 0.3 })
  const slice = new THREE.Mesh(new THREE.CylinderGeometry(0.26, 0.26, 0.05, 48), [rind, face, face])
  slice.rotation.x = Math.PI / 2
  return slice
}
