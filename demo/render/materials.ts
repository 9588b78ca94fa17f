import * as THREE from 'three'
import * as textures from './textures.ts'

/** Satin stoneware glaze. */
export function glaze(color: string, options: { specks?: number; gloss?: number } = {}): THREE.MeshPhysicalMaterial {
  const gloss = options.gloss ?? 0.5
  return new THREE.MeshPhysicalMaterial({
    color: lift(color),
    map: textures.glazeMap(options.specks ?? 260),
    bumpMap: textures.glazeBump(),
    bumpScale: 0.5,
    roughness: 0.62 - 0.25 * gloss,
    clearcoat: 0.25 + 0.5 * gloss,
    clearcoatRoughness: 0.34 - 0.26 * gloss,
  })
}

/** The textures darken a little and so does film: start brighter to end at the colour people chose. */
function lift(color: string, by = 1.12): THREE.Color {
  return new THREE.Color(color).multiplyScalar(by)
}

export function clay(color = '#c39a76'): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({
    color: lift(color, 1.05),
    map: textures.clayMap(),
    bumpMap: textures.clayBump(),
    bumpScale: 1.1,
    roughness: 0.96,
    envMapIntensity: 0.5,
  })
}

/**
 * Thin glass in two coats. The first takes light away, more where one looks along the wall, which is what draws its
 * outline; the second adds the reflections. Neither depends on what was drawn before.
 */
export function glass(color: string, density: number): [absorbing: THREE.Material, reflecting: THREE.Material] {
  const through = new THREE.Color(color)
  const absorbing = new THREE.ShaderMaterial({
    uniforms: { through: { value: through }, density: { value: density } },
    vertexShader: `
      varying vec3 facing;
      varying vec3 toEye;
      void main() {
        vec4 spot = modelViewMatrix * vec4(position, 1.0);
        facing = normalMatrix * normal;
        toEye = -spot.xyz;
        gl_Position = projectionMatrix * spot;
      }`,
    fragmentShader: `
      uniform vec3 through;
      uniform float density;
      varying vec3 facing;
      varying vec3 toEye;
      void main() {
        float ahead = abs(dot(normalize(facing), normalize(toEye)));
        float way = density / max(ahead, 0.1);
        vec3 left = pow(through, vec3(way)) * (1.0 - 0.45 * pow(1.0 - ahead, 4.0));
        gl_FragColor = vec4(left, 1.0);
      }`,
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: THREE.CustomBlending,
    blendSrc: THREE.DstColorFactor,
    blendDst: THREE.ZeroFactor,
  })
  const reflecting = new THREE.MeshPhysicalMaterial({
    color: '#000000',
    roughness: 0.04,
    ior: 1.6,
    envMapIntensity: 1.5,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
  })
  return [absorbing, reflecting]
}

export function liquid(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({ color, roughness: 0.08, envMapIntensity: 0.6 })
}

export function brass(): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: '#dcb878',
    metalness: 1,
    roughness: 0.24,
    bumpMap: textures.brushedBump(),
    bumpScale: 0.12,
    envMapIntensity: 1.25,
  })
}

export function enamel(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: lift(color, 1.05),
    roughness: 0.42,
    clearcoat: 0.7,
    clearcoatRoughness: 0.16,
  })
}

export function wax(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: lift(color),
    roughness: 0.48,
    sheen: 0.5,
    sheenColor: new THREE.Color(color),
    emissive: new THREE.Color(color),
    emissiveIntensity: 0.05,
    bumpMap: textures.glazeBump(),
    bumpScale: 0.3,
  })
}

export function wood(light = '#d9b98c', dark = '#8a5f36'): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    map: textures.woodMap(light, dark),
    roughness: 0.62,
    clearcoat: 0.12,
    clearcoatRoughness: 0.5,
  })
}

/** `tiles` is how often the weave repeats over the texture square. */
export function linen(color: string, tiles = 1): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: lift(color, 1.2),
    map: textures.repeated(textures.linenMap(), tiles, tiles),
    bumpMap: textures.repeated(textures.linenBump(), tiles, tiles),
    bumpScale: 1.6,
    roughness: 0.95,
    sheen: 0.35,
    sheenRoughness: 0.7,
    sheenColor: new THREE.Color(color),
    envMapIntensity: 0.4,
    side: THREE.DoubleSide,
  })
}

export function wool(color: string, tiles = 1): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color: lift(color, 1.25),
    map: textures.repeated(textures.woolMap(), tiles, tiles),
    bumpMap: textures.repeated(textures.woolBump(), tiles, tiles),
    bumpScale: 3,
    roughness: 1,
    sheen: 0.4,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(color),
    envMapIntensity: 0.35,
    side: THREE.DoubleSide,
  })
}

export function yarn(color: string): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ color, roughness: 1, envMapIntensity: 0.3 })
}

export function paper(color = '#f4ecdd'): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({
    color,
    bumpMap: textures.paperBump(),
    bumpScale: 0.3,
    roughness: 0.94,
    envMapIntensity: 0.35,
    side: THREE.DoubleSide,
  })
}

/** Paper with something drawn on it. */
export function printed(map: THREE.Texture, roughness = 0.88): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ map, roughness, envMapIntensity: 0.35, side: THREE.DoubleSide })
}

/** A surface that is its own light. */
export function glow(color: string, power: number, map?: THREE.Texture): THREE.MeshBasicMaterial {
  return new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(power), map: map ?? null })
}

export function leaf(color: string): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.55,
    clearcoat: 0.2,
    clearcoatRoughness: 0.4,
    side: THREE.DoubleSide,
  })
}
