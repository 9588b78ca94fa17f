import * as THREE from 'three'
import { brass, enamel, glaze, glow, yarn } from '../materials.ts'
import { drawn, linenBump, repeated } from '../textures.ts'
import { group, mesh, shadowless, unframed } from './group.ts'
import { hollow, lathe, smooth } from './lathe.ts'
import { cord } from './sweep.ts'

const warm = '#ffb765'

/** The soft brightness around a flame or a bulb. */
export function halo(radius: number, strength: number, color = warm): THREE.Sprite {
  const map = drawn('halo', [256, 256], (context, size) => {
    const fade = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
    fade.addColorStop(0, 'rgba(255,255,255,1)')
    fade.addColorStop(0.2, 'rgba(255,255,255,0.42)')
    fade.addColorStop(0.5, 'rgba(255,255,255,0.1)')
    fade.addColorStop(1, 'rgba(255,255,255,0)')
    context.fillStyle = fade
    context.fillRect(0, 0, size, size)
  })
  const material = new THREE.SpriteMaterial({
    map,
    color: new THREE.Color(color).multiplyScalar(strength),
    blending: THREE.AdditiveBlending,
    depthWrite: false,
  })
  const sprite = new THREE.Sprite(material)
  sprite.scale.setScalar(radius * 2)
  return sprite
}

function bulbLight(y: number, power: number, reach: number): THREE.PointLight {
  const light = new THREE.PointLight('#ffc98a', power, reach, 2)
  light.position.y = y
  return light
}

/** Linen lit from within: brightest where the bulb is, threads visible against it. */
function shadeSkin(): THREE.MeshPhysicalMaterial {
  const map = drawn('lit-shade', [512, 512], (context, width, height) => {
    const fade = context.createLinearGradient(0, 0, 0, height)
    fade.addColorStop(0, '#d9a05f')
    fade.addColorStop(0.45, '#ffdca8')
    fade.addColorStop(0.62, '#ffe7bf')
    fade.addColorStop(1, '#e0a560')
    context.fillStyle = fade
    context.fillRect(0, 0, width, height)
    context.globalAlpha = 0.05
    for (let line = 0; line < 256; line++) {
      context.fillStyle = (line * 37) % 5 < 2 ? '#5a3410' : '#fff6e0'
      context.fillRect(line * 2, 0, 1, height)
      context.fillRect(0, ((line * 53) % 256) * 2, width, 1)
    }
  })
  return new THREE.MeshPhysicalMaterial({
    color: '#e8dac2',
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: 0.62,
    bumpMap: repeated(linenBump(), 6, 2),
    bumpScale: 0.8,
    roughness: 0.95,
    envMapIntensity: 0.3,
    side: THREE.DoubleSide,
  })
}

export function tableLamp(color: string): THREE.Group {
  const foot = hollow(
    smooth([
      [0.55, 0],
      [0.62, 0.04],
      [0.8, 0.35],
      [0.82, 0.7],
      [0.62, 1.15],
      [0.3, 1.55],
      [0.17, 1.78],
      [0.15, 1.9],
    ]),
    0.05,
  )
  const collar = smooth([
    [0.0001, 1.88],
    [0.18, 1.88],
    [0.185, 1.93],
    [0.1, 1.95],
    [0.09, 2.2],
    [0.0001, 2.2],
  ])
  const shade = new THREE.CylinderGeometry(0.95, 1.5, 1.75, 96, 1, true)
  const hood = mesh(shade, shadeSkin())
  hood.position.y = 3.05
  const rings = [
    [0.95, 3.925],
    [1.5, 2.175],
  ].map(([radius, y]) => {
    const ring = mesh(new THREE.TorusGeometry(radius!, 0.018, 10, 96), yarn('#d8c6a6'))
    ring.rotation.x = Math.PI / 2
    ring.position.y = y!
    return ring
  })
  const flex = unframed(
    mesh(
      cord(
        [
          [0.4, 0.08, -0.5],
          [1.1, 0.03, -0.75],
          [2, 0.03, -0.5],
          [3.2, 0.03, -0.9],
          [6, 0.03, -1.4],
        ],
        0.03,
        90,
      ),
      yarn('#b9a486'),
    ),
  )
  return group(
    mesh(lathe(foot.profile), glaze(color, { gloss: 0.7 })),
    mesh(lathe(collar), brass()),
    hood,
    ...rings,
    flex,
    bulbLight(2.5, 0.75, 5),
    lampPool(1.5, 2.1),
  )
}

/** Light that leaves below a shade and lands on the table. */
function lampPool(radius: number, height: number): THREE.Object3D {
  const light = new THREE.SpotLight('#ffd0a0', 2.2, 0, Math.atan(radius / 0.55) * 0.82, 0.9, 1.2)
  light.position.y = height + 0.55
  light.target.position.y = 0
  light.add(light.target)
  light.target.position.set(0, -3, 0)
  return light
}

export function pendant(color: string): THREE.Group {
  const shell = smooth([
    [1.4, 0],
    [1.39, 0.1],
    [1.28, 0.5],
    [1.0, 0.95],
    [0.6, 1.25],
    [0.3, 1.38],
    [0.17, 1.5],
    [0.16, 1.62],
  ])
  const lining = shell.map((point) => new THREE.Vector2(point.x - 0.025, point.y - 0.005)).toReversed()
  const cap = smooth([
    [0.2, 1.58],
    [0.2, 1.68],
    [0.14, 1.8],
    [0.06, 1.9],
    [0.045, 2.02],
    [0.0001, 2.02],
  ])
  const bulb = mesh(new THREE.SphereGeometry(0.27, 32, 24), glow('#ffd9a0', 2.6))
  bulb.position.y = 0.18
  const edge = mesh(new THREE.TorusGeometry(1.39, 0.018, 10, 96), enamel(color))
  edge.rotation.x = Math.PI / 2
  const wire = unframed(
    mesh(
      cord(
        [
          [0, 2, 0],
          [0, 6, 0],
          [0, 12, 0],
        ],
        0.028,
      ),
      yarn('#3b3531'),
    ),
  )
  const inside = new THREE.MeshStandardMaterial({
    color: '#f6e6cc',
    emissive: '#ffb867',
    emissiveIntensity: 0.55,
    roughness: 0.6,
    side: THREE.DoubleSide,
  })
  return group(
    mesh(lathe(shell), enamel(color)),
    mesh(lathe(lining), inside),
    mesh(lathe(cap), brass()),
    edge,
    shadowless(bulb),
    wire,
    halo(1.15, 0.22),
    bulbLight(0.1, 2.2, 8),
  )
}

/** A mushroom of opal glass. The cap glows more towards its edge, where the light leaves. */
export function capLamp(): THREE.Group {
  const opal = (power: number) =>
    new THREE.MeshPhysicalMaterial({
      color: '#f4e9d9',
      emissive: '#ffc98c',
      emissiveMap: drawn('opal', [16, 256], (context, width, height) => {
        const fade = context.createLinearGradient(0, 0, 0, height)
        fade.addColorStop(0, '#8d8378')
        fade.addColorStop(0.6, '#ded4c6')
        fade.addColorStop(1, '#ffffff')
        context.fillStyle = fade
        context.fillRect(0, 0, width, height)
      }),
      emissiveIntensity: power,
      roughness: 0.16,
      clearcoat: 0.8,
      clearcoatRoughness: 0.05,
      side: THREE.DoubleSide,
    })
  const cap = smooth([
    [0.88, 1.42],
    [0.915, 1.47],
    [0.9, 1.6],
    [0.76, 1.92],
    [0.48, 2.15],
    [0.2, 2.24],
    [0.0001, 2.25],
  ])
  const under = smooth([
    [0.88, 1.42],
    [0.7, 1.46],
    [0.3, 1.52],
    [0.0001, 1.53],
  ])
  const stem = smooth([
    [0.0001, 0.12],
    [0.3, 0.12],
    [0.29, 0.3],
    [0.22, 0.8],
    [0.22, 1.2],
    [0.28, 1.5],
  ])
  const foot = smooth([
    [0.0001, 0.002],
    [0.42, 0.002],
    [0.44, 0.03],
    [0.44, 0.09],
    [0.41, 0.13],
    [0.0001, 0.14],
  ])
  return group(
    shadowless(mesh(lathe(cap, { tile: 1.7 }), opal(0.72))),
    mesh(lathe(under), glow('#ffd7a3', 1.05)),
    mesh(lathe(stem, { tile: 1.7 }), opal(0.4)),
    mesh(lathe(foot), brass()),
    bulbLight(1.15, 0.9, 4),
  )
}
