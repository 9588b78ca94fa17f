import { Box3, PerspectiveCamera, PMREMGenerator, Scene, Spherical, Vector3, WebGLRenderer, type Object3D } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** A 3D model in a canvas. */
export interface ShownModel {
  /** Turns the view around the model, in radians. */
  readonly turn: (around: number, over: number) => void
  /** Multiplies the distance to the model. */
  readonly zoom: (factor: number) => void
  /** Frees its memory. */
  readonly close: () => void
}

const fieldOfView = 35
/** Room around the model, as a multiple of its radius. */
const margin = 1.15
const maxPixelRatio = 2

/** Places the model around the origin, and returns its radius. */
const center = (model: Object3D): number => {
  const box = new Box3().setFromObject(model)
  model.position.sub(box.getCenter(new Vector3()))
  return Math.max(1e-6, box.getSize(new Vector3()).length() / 2)
}

const cameraFor = (radius: number): PerspectiveCamera => {
  const distance = (radius * margin) / Math.sin((fieldOfView * Math.PI) / 360)
  const camera = new PerspectiveCamera(fieldOfView, 1, distance / 100, distance * 10)
  camera.position.setFromSpherical(new Spherical(distance, Math.PI * 0.42, Math.PI * 0.12))
  return camera
}

const controlsFor = (camera: PerspectiveCamera, canvas: HTMLCanvasElement): OrbitControls => {
  const controls = new OrbitControls(camera, canvas)
  const distance = camera.position.length()
  controls.enablePan = false
  controls.minDistance = distance / 4
  controls.maxDistance = distance * 2
  controls.update()
  return controls
}

const moveCamera = (camera: PerspectiveCamera, change: (place: Spherical) => void): void => {
  const place = new Spherical().setFromVector3(camera.position)
  change(place)
  camera.position.setFromSpherical(place.makeSafe())
}

/** Loads a 3D model and draws it in a canvas, whenever the view changes. Rejects if the browser cannot. */
export const showModel = async (canvas: HTMLCanvasElement, url: string): Promise<ShownModel> => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  try {
    const { scene: model } = await new GLTFLoader().loadAsync(url)
    const scene = new Scene()
    scene.environment = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture
    scene.add(model)
    const camera = cameraFor(center(model))
    const controls = controlsFor(camera, canvas)
    const draw = () => renderer.render(scene, camera)
    const fit = () => {
      const { clientWidth, clientHeight } = canvas
      renderer.setPixelRatio(Math.min(maxPixelRatio, devicePixelRatio))
      renderer.setSize(clientWidth, clientHeight, false)
      camera.aspect = clientWidth / Math.max(1, clientHeight)
      camera.updateProjectionMatrix()
      draw()
    }
    controls.addEventListener('change', draw)
    const resized = new ResizeObserver(fit)
    resized.observe(canvas)
    fit()
    return {
      turn: (around, over) => {
        moveCamera(camera, (place) => {
          place.theta -= around
          place.phi += over
        })
        controls.update()
        draw()
      },
      zoom: (factor) => {
        moveCamera(camera, (place) => {
          place.radius *= factor
        })
        controls.update()
        draw()
      },
      close: () => {
        resized.disconnect()
        controls.dispose()
        renderer.dispose()
      },
    }
  } catch (error) {
    renderer.dispose()
    throw error
  }
}
