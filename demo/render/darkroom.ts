import * as THREE from 'three'

const vertexShader = `
  varying vec2 spot;
  void main() {
    spot = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }`

// Khronos' neutral film, made for product pictures: a glaze keeps the colour people chose, only highlights are compressed.
// Each frame is developed before it is added: bright edges stay smooth that way.
const exposeShader = `
  uniform sampler2D frame;
  uniform float weight;
  varying vec2 spot;
  vec3 film(vec3 color) {
    float start = 0.76;
    float peak = max(color.r, max(color.g, color.b));
    if (peak < start) return color;
    float room = 1.0 - start;
    float pressed = 1.0 - room * room / (peak + room - start);
    color *= pressed / peak;
    return mix(vec3(pressed), color, 1.0 / (0.15 * (peak - pressed) + 1.0));
  }
  void main() {
    vec3 light = min(texture2D(frame, spot).rgb, vec3(40.0));
    gl_FragColor = vec4(film(light * EXPOSURE) * weight, weight);
  }`

const developShader = `
  uniform sampler2D sheet;
  varying vec2 spot;
  float grain(vec2 at) { return fract(sin(dot(at, vec2(12.9898, 78.233))) * 43758.5453); }
  void main() {
    vec3 color = texture2D(sheet, spot).rgb;
    vec2 edge = spot - 0.5;
    color *= 1.0 - 0.09 * smoothstep(0.25, 0.95, length(edge) * 1.25);
    color = mix(color * 12.92, 1.055 * pow(color, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
    gl_FragColor = vec4(color + (grain(gl_FragCoord.xy) - 0.5) / 160.0, 1.0);
  }`

/** Adds up many slightly different frames into one picture, which is where soft shadows and smooth edges come from. */
export function createDarkroom(renderer: THREE.WebGLRenderer) {
  const frame = new THREE.WebGLRenderTarget(1, 1, { type: THREE.HalfFloatType })
  const sheet = new THREE.WebGLRenderTarget(1, 1, { type: THREE.FloatType, depthBuffer: false })
  const expose = quad(exposeShader.replace('EXPOSURE', '1.0'), {
    frame: { value: frame.texture },
    weight: { value: 1 },
  })
  expose.material.blending = THREE.CustomBlending
  expose.material.blendSrc = THREE.OneFactor
  expose.material.blendDst = THREE.OneFactor
  const develop = quad(developShader, { sheet: { value: sheet.texture } })
  const lens = new THREE.OrthographicCamera()

  return {
    open(width: number, height: number): void {
      frame.setSize(width, height)
      sheet.setSize(width, height)
      renderer.setRenderTarget(sheet)
      renderer.setClearColor(0x000000, 0)
      renderer.clear()
    },
    expose(scene: THREE.Scene, camera: THREE.Camera, weight: number): void {
      renderer.autoClear = true
      renderer.setRenderTarget(frame)
      renderer.render(scene, camera)
      expose.material.uniforms.weight!.value = weight
      renderer.autoClear = false
      renderer.setRenderTarget(sheet)
      renderer.render(expose, lens)
    },
    develop(): void {
      renderer.setRenderTarget(null)
      renderer.render(develop, lens)
    },
  }
}

function quad(fragmentShader: string, uniforms: Record<string, THREE.IUniform>) {
  const material = new THREE.ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  })
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  return mesh
}
