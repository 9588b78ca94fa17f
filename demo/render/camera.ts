import * as THREE from 'three'

/** Where the photographer stands. Angles in degrees; lengths in the subject's own units. */
export type View = {
  subject: THREE.Object3D
  /** Around the subject: 0 is from the front, positive goes to the right. */
  azimuth?: number
  /** Above the table. */
  elevation?: number
  /** How much of the frame the subject takes, by its wider side. */
  fill?: number
  /** Focal length of a full-frame lens. */
  lens?: number
  /** Close-up: look at this point and show this much of it. */
  close?: { at: [x: number, y: number, z: number]; span: number }
  /** Moves the subject inside the frame, in frame widths. */
  shift?: [right: number, up: number]
  aperture?: number
}

export type AimedCamera = { at: (frame: number, frames: number) => THREE.PerspectiveCamera }

const golden = Math.PI * (3 - Math.sqrt(5))

export function aimCamera(view: View, aspect: number): AimedCamera {
  const fov = THREE.MathUtils.radToDeg(2 * Math.atan(12 / (view.lens ?? 85)))
  const camera = new THREE.PerspectiveCamera(fov, aspect, 0.5, 60)
  const azimuth = THREE.MathUtils.degToRad(view.azimuth ?? 0)
  const elevation = THREE.MathUtils.degToRad(view.elevation ?? 12)
  const direction = new THREE.Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  const { target, distance } = view.close ? lookClose(view, view.close, fov) : fit(camera, direction, view)
  const home = target.clone().addScaledVector(direction, distance)
  place(camera, home, target)
  const [right, up] = view.shift ?? [0, 0]
  const side = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
  const above = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
  const height = 2 * distance * Math.tan(THREE.MathUtils.degToRad(fov / 2))
  const move = side
    .clone()
    .multiplyScalar(-right * height * aspect)
    .addScaledVector(above, -up * height)
  home.add(move)
  target.add(move)

  return {
    at(frame, frames) {
      const reach = (view.aperture ?? 0) * distance * Math.sqrt((frame + 0.5) / frames)
      const spot = home
        .clone()
        .addScaledVector(side, reach * Math.cos(frame * golden))
        .addScaledVector(above, reach * Math.sin(frame * golden))
      place(camera, spot, target)
      const offset = [radicalInverse(frame, 2) - 0.5, radicalInverse(frame, 3) - 0.5] as const
      camera.setViewOffset(1000 * aspect, 1000, offset[0], offset[1], 1000 * aspect, 1000)
      return camera
    },
  }
}

function place(camera: THREE.PerspectiveCamera, spot: THREE.Vector3, target: THREE.Vector3): void {
  camera.position.copy(spot)
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
}

function lookClose(view: View, close: { at: [number, number, number]; span: number }, fov: number) {
  const target = view.subject.localToWorld(new THREE.Vector3(...close.at))
  const span = close.span * view.subject.getWorldScale(new THREE.Vector3()).x
  return { target, distance: span / (2 * Math.tan(THREE.MathUtils.degToRad(fov / 2))) }
}

/** Moves back and forth until the projected subject fills the wanted part of the frame, centred. */
function fit(camera: THREE.PerspectiveCamera, direction: THREE.Vector3, view: View) {
  const points = outline(view.subject)
  const target = new THREE.Vector3(0, 0.5, 0)
  let distance = 9
  const point = new THREE.Vector3()
  for (let round = 0; round < 8; round++) {
    place(camera, target.clone().addScaledVector(direction, distance), target)
    const box = new THREE.Box2()
    for (const vertex of points) {
      point.copy(vertex).project(camera)
      box.expandByPoint(new THREE.Vector2(point.x, point.y))
    }
    const center = box.getCenter(new THREE.Vector2())
    const size = box.getSize(new THREE.Vector2())
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2))
    target.addScaledVector(
      new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0),
      center.x * half * camera.aspect,
    )
    target.addScaledVector(new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1), center.y * half)
    distance *= Math.max(size.x, size.y) / 2 / (view.fill ?? 0.68)
  }
  return { target, distance }
}

function outline(subject: THREE.Object3D): THREE.Vector3[] {
  const points: THREE.Vector3[] = []
  subject.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || part.userData.unframed === true) return
    const position = part.geometry.getAttribute('position')
    const stride = Math.max(1, Math.floor(position.count / 600))
    for (let index = 0; index < position.count; index += stride) {
      points.push(new THREE.Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld))
    }
  })
  return points
}

/** Halton numbers: sample points that never clump. */
export function radicalInverse(index: number, base: number): number {
  let result = 0
  let fraction = 1
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    fraction /= base
    result += fraction * (rest % base)
  }
  return result
}
