import * as THREE from 'three'
import { createBackdrop, tints, type Tint } from './backdrop.ts'
import { createDarkroom } from './darkroom.ts'
import { aimCamera, type View } from './camera.ts'
import { createLights, type Mood } from './lights.ts'

/** One picture to take: what stands there, from where it is seen, and in which light. */
export type Shot = View & {
  subject: THREE.Object3D
  tint?: Tint
  mood?: Mood
  /** Hangs in the air: the floor stays out of sight. */
  hanging?: boolean
  /** How far the lens opens: 0 is sharp everywhere. */
  aperture?: number
  size?: [width: number, height: number]
}

// The environment is there for reflections. Its unshadowed diffuse light would make every hollow glow, so most of it
// comes from the moving sky lights instead, which do cast shadows.
THREE.ShaderChunk.lights_fragment_maps = THREE.ShaderChunk.lights_fragment_maps.replace(
  'iblIrradiance += getIBLIrradiance( geometryNormal );',
  'iblIrradiance += 0.3 * getIBLIrradiance( geometryNormal );',
)

// The moving lights are points: on gloss they would leave a constellation of dots. Gloss reflects the room instead.
THREE.ShaderChunk.lights_physical_pars_fragment = THREE.ShaderChunk.lights_physical_pars_fragment
  .replaceAll(/clearcoatSpecularDirect \+= ccIrradiance \* BRDF_GGX_Clearcoat\([^;]*;/g, '')
  .replaceAll(/vec3 specularBRDF = BRDF_GGX\([^;]*;/g, 'vec3 specularBRDF = vec3( 0.0 );')

// Three samples a frame are plenty when the next frame takes others (its radius differs, and turns the pattern).
THREE.ShaderChunk.shadowmap_pars_fragment = THREE.ShaderChunk.shadowmap_pars_fragment
  .replaceAll(/\+?\s*texture\( shadowMap, vec3\( shadowCoord\.xy \+ vogelDiskSample\( [34], 5, phi \)[^\n]*\n/g, '')
  .replaceAll(
    'vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +',
    'vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) )',
  )
  .replaceAll(', 5, phi )', ', 3, phi )')
  .replaceAll(') * 0.2;', ') / 3.0;')
  .replaceAll(
    'interleavedGradientNoise( gl_FragCoord.xy )',
    'interleavedGradientNoise( gl_FragCoord.xy + 37.0 * shadowRadius )',
  )

export type Quality = { frames: number; scale: number }

/** Opens the studio on a canvas and answers a function that takes pictures in it. */
export function createStudio(canvas: HTMLCanvasElement): (shot: Shot, quality: Quality) => string {
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  const darkroom = createDarkroom(renderer)
  const lights = createLights(renderer)

  return (shot, { frames, scale }) => {
    const [width, height] = (shot.size ?? [1000, 1000]).map((side) => side * scale) as [number, number]
    renderer.setSize(width, height, false)
    const scene = new THREE.Scene()
    const tint = tints[shot.tint ?? 'cream']
    scene.add(placeOnFloor(shot.subject, shot.hanging ?? false), createBackdrop(tint, shot.hanging ?? false))
    const rig = lights.install(scene, shot.mood ?? 'day')
    const camera = aimCamera(shot, width / height)
    darkroom.open(width, height)
    for (let frame = 0; frame < frames; frame++) {
      rig.move(frame, frames)
      darkroom.expose(scene, camera.at(frame, frames), 1 / frames)
    }
    darkroom.develop()
    rig.remove()
    discard(scene)
    return canvas.toDataURL('image/png')
  }
}

/** Scales the subject to a radius of one, so that light and backdrop fit a cup and a lamp alike. */
function placeOnFloor(subject: THREE.Object3D, hanging: boolean): THREE.Object3D {
  subject.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    part.castShadow = part.userData.shadowless !== true
    part.receiveShadow = part.userData.shadowless !== true
  })
  const box = new THREE.Box3()
  subject.updateMatrixWorld(true)
  subject.traverse((part) => {
    if (part instanceof THREE.Mesh && part.userData.unframed !== true) box.expandByObject(part)
  })
  const radius = box.getSize(new THREE.Vector3()).length() / 2
  const center = box.getCenter(new THREE.Vector3())
  const stage = new THREE.Group()
  stage.add(subject)
  stage.scale.setScalar(1 / radius)
  stage.position.set(-center.x / radius, hanging ? 0.6 - box.min.y / radius : -box.min.y / radius, -center.z / radius)
  stage.updateMatrixWorld(true)
  return stage
}

function discard(scene: THREE.Scene): void {
  scene.traverse((part) => {
    if (part instanceof THREE.Mesh) part.geometry.dispose()
  })
}
