import * as THREE from 'three'

export const tints = {
  cream: '#f2ede6',
  sand: '#ebe1d4',
  blush: '#eeded6',
  mist: '#e3e5dd',
  sky: '#dde4e6',
  sage: '#cdd2c4',
  clay: '#e2d2c5',
  slate: '#b9c3c9',
} satisfies Record<string, string>

export type Tint = keyof typeof tints

/** A paper cove: floor, curve and wall in one sheet, so that there is no horizon. */
export function createBackdrop(color: string, hanging: boolean): THREE.Mesh {
  const bend = hanging ? 0.01 : 1.6
  const wall = hanging ? -7 : -2.6
  const profile: THREE.Vector2[] = [new THREE.Vector2(14, 0)]
  for (let step = 0; step <= 24; step++) {
    const angle = (step / 24) * (Math.PI / 2)
    profile.push(new THREE.Vector2(wall + bend - Math.sin(angle) * bend, bend - Math.cos(angle) * bend))
  }
  profile.push(new THREE.Vector2(wall, 12))
  const geometry = new THREE.PlaneGeometry(1, 1, 1, profile.length - 1)
  const position = geometry.getAttribute('position')
  profile.forEach((point, row) => {
    for (let column = 0; column < 2; column++) {
      position.setXYZ(row * 2 + column, column === 0 ? -16 : 16, point.y, point.x)
    }
  })
  // Rows run from the front upwards, the plane's triangles the other way round.
  geometry.setIndex(Array.from(geometry.getIndex()!.array).toReversed())
  geometry.computeVertexNormals()
  const material = new THREE.MeshLambertMaterial({ color })
  const sheet = new THREE.Mesh(geometry, material)
  if (hanging) sheet.position.y = -4
  sheet.receiveShadow = true
  // Drawn last: what stands in front of it need not be painted twice.
  sheet.renderOrder = 1
  return sheet
}
