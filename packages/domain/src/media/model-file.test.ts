import { expect, test } from 'vitest'
import { findModelProblem, isModelFile, maxModelBytes } from './model-file.ts'

const scene = { asset: { version: '2.0' }, meshes: [{ primitives: [] }], buffers: [{ byteLength: 4 }] }

/** Writes a 3D model with a description of its scene. */
const modelOf = (json: unknown, { version = 2, cut = 0 } = {}): Uint8Array => {
  const text = new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json))
  const bytes = new Uint8Array(20 + text.byteLength)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('glTF'))
  view.setUint32(4, version, true)
  view.setUint32(8, bytes.byteLength, true)
  view.setUint32(12, text.byteLength, true)
  bytes.set(new TextEncoder().encode('JSON'), 16)
  bytes.set(text, 20)
  return bytes.subarray(0, bytes.byteLength - cut)
}

test('accepts a complete model', () => {
  expect(isModelFile(modelOf(scene))).toBe(true)
  expect(findModelProblem(modelOf(scene))).toBeUndefined()
  expect(findModelProblem(modelOf({ ...scene, extensionsRequired: ['KHR_mesh_quantization'] }))).toBeUndefined()
})

test.each([
  ['another file', new TextEncoder().encode('GIF89a something else'), 'complete'],
  ['a file that was cut off', modelOf(scene, { cut: 3 }), 'complete'],
  ['the first version', modelOf(scene, { version: 1 }), 'version 2'],
  ['a scene that is not JSON', modelOf('{'), 'complete'],
  ['a scene without meshes', modelOf({ ...scene, meshes: [] }), 'no meshes'],
  [
    'a texture at another address',
    modelOf({ ...scene, images: [{ uri: 'https://tracker.example/a.png' }] }),
    'buffers and textures',
  ],
  [
    'a compression that needs a decoder',
    modelOf({ ...scene, extensionsRequired: ['KHR_draco_mesh_compression'] }),
    'KHR_draco_mesh_compression',
  ],
  ['a large file', new Uint8Array(maxModelBytes + 1), '30 MB'],
])('refuses %s', (_, bytes, problem) => {
  expect(findModelProblem(bytes)).toContain(problem)
})
