import * as THREE from 'three'
import { radicalInverse } from './camera.ts'

export type Mood = 'day' | 'evening'

type Rig = { move: (frame: number, frames: number) => void; remove: () => void }

const moods = {
  day: { key: 2.2, sky: 2.1, reflections: 0.95, keyColor: '#fff3e6', skyColor: '#fdfaf7' },
  evening: { key: 1.55, sky: 1.75, reflections: 0.6, keyColor: '#ffe7cf', skyColor: '#fff0e2' },
} satisfies Record<Mood, object>

const skyLights = 2

/** A large warm window on the left and a whole bright room around it. Both move from frame to frame: their shadows add up soft. */
export function createLights(renderer: THREE.WebGLRenderer) {
  const reflections = createReflections(renderer)
  return {
    install(scene: THREE.Scene, mood: Mood): Rig {
      const setting = moods[mood]
      scene.environment = reflections
      scene.environmentIntensity = setting.reflections
      const key = shadowLight(setting.keyColor, setting.key, 1024, 1.9)
      const sky = Array.from({ length: skyLights }, () =>
        shadowLight(setting.skyColor, setting.sky / skyLights, 640, 2.8),
      )
      const bounce = new THREE.HemisphereLight('#ffffff', '#f7ebdc', 0.3)
      scene.add(key, ...sky, bounce)
      return {
        move(frame, frames) {
          for (const light of [key, ...sky]) light.shadow.radius = 4.5 + frame * 0.23
          moveKey(key, frame)
          sky.forEach((light, index) => moveSky(light, frame * skyLights + index, frames * skyLights))
        },
        remove() {
          for (const light of [key, ...sky]) light.dispose()
        },
      }
    },
  }
}

function shadowLight(color: string, intensity: number, resolution: number, reach: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(color, intensity)
  light.castShadow = true
  light.target.position.set(0, 0.7, 0)
  light.shadow.mapSize.set(resolution, resolution)
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 14 })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.012
  light.add(light.target)
  light.target.removeFromParent()
  return light
}

/** The window is square and about forty degrees wide. */
function moveKey(light: THREE.DirectionalLight, frame: number): void {
  const across = radicalInverse(frame, 2) - 0.5
  const along = radicalInverse(frame, 3) - 0.5
  light.position.set(-4.6 + across * 2.4, 5.6 + along * 2.6, 3.9 + across * 2.2)
}

/** Even over the upper half, a little more from the front, where the room is. */
function moveSky(light: THREE.DirectionalLight, sample: number, samples: number): void {
  const height = 0.24 + 0.75 * ((sample + 0.5) / samples)
  const around = radicalInverse(sample, 2) * 2 * Math.PI
  const reach = Math.sqrt(1 - height * height)
  light.position.set(Math.cos(around) * reach, height, Math.sin(around) * reach + 0.25).multiplyScalar(7)
}

/** What glaze and glass see: a warm room with a window, a strip light, a ceiling panel and two dark flags for clean edges. */
function createReflections(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene()
  const wall = new THREE.Mesh(
    new THREE.SphereGeometry(30, 32, 16),
    new THREE.MeshBasicMaterial({ color: '#b9aa98', side: THREE.BackSide }),
  )
  const floor = new THREE.Mesh(new THREE.CircleGeometry(28, 32), new THREE.MeshBasicMaterial({ color: '#d8cbb9' }))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -4
  room.add(wall, floor)
  room.add(
    panel([-14, 10, 8], [11, 13], '#fff4e6', 11),
    panel([15, 6, 4], [3.2, 15], '#fff8ef', 5),
    panel([0, 18, 0], [16, 10], '#fffaf2', 2.6),
    panel([2, 7, -18], [20, 8], '#f6ead9', 1.6),
    panel([-19, 2, -5], [4, 16], '#2a2622', 1),
    panel([19, 2, -6], [5, 16], '#2a2622', 1),
    panel([4, 4, 22], [7, 12], '#6a6057', 1),
  )
  const generator = new THREE.PMREMGenerator(renderer)
  const texture = generator.fromScene(room, 0.012).texture
  generator.dispose()
  return texture
}

function panel(at: [number, number, number], size: [number, number], color: string, power: number): THREE.Mesh {
  const material = new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide })
  material.color.multiplyScalar(power)
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material)
  mesh.position.set(...at)
  mesh.lookAt(0, 0, 0)
  return mesh
}
