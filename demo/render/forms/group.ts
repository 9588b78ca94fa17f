import * as THREE from 'three'

export function mesh(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.Mesh {
  return new THREE.Mesh(geometry, material)
}

export function group(...parts: THREE.Object3D[]): THREE.Group {
  return new THREE.Group().add(...parts)
}

type Placing = { turn?: number; tilt?: number; roll?: number; scale?: number }

/** Puts a thing somewhere; angles in degrees. */
export function put(thing: THREE.Object3D, at: THREE.Vector3Tuple, placing: Placing = {}): THREE.Object3D {
  const holder = group(thing)
  holder.position.set(...at)
  const radians = THREE.MathUtils.degToRad
  holder.rotation.set(radians(placing.tilt ?? 0), radians(placing.turn ?? 0), radians(placing.roll ?? 0), 'YXZ')
  holder.scale.setScalar(placing.scale ?? 1)
  return holder
}

/** Takes part in the picture but not in its framing. */
export function unframed(thing: THREE.Mesh): THREE.Mesh {
  thing.userData.unframed = true
  return thing
}

/** Light passes through it. */
export function shadowless(thing: THREE.Mesh): THREE.Mesh {
  thing.userData.shadowless = true
  return thing
}
