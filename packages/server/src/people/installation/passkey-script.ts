/**
 * The only script of the install page: shows the form for passkeys, asks the browser for one and sends its response, in
 * the form that `PublicKeyCredential.toJSON()` gives it, which older browsers lack.
 */
export const passkeyScript = `{
const form = document.getElementById('passkey')
const [alert, button] = [form.querySelector('[role=alert]'), form.querySelector('button')]
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=+$/, '')
const request = async () => {
  const { challenge, rpId, timeout, userVerification } = JSON.parse(form.dataset.options)
  const publicKey = { challenge: bytes(challenge), rpId, timeout, userVerification }
  const { id, rawId, type, response } = await navigator.credentials.get({ publicKey })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const parts = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature) }
  return { id, rawId: text(rawId), type, clientExtensionResults: {}, response: userHandle ? { ...parts, userHandle: text(userHandle) } : parts }
}
button.addEventListener('click', async () => {
  alert.hidden = true
  button.disabled = true
  try {
    form.elements.credential.value = JSON.stringify(await request())
    form.submit()
  } catch {
    alert.hidden = false
    button.disabled = false
  }
})
// Browsers have no passkeys without https, except on the same machine.
if (typeof PublicKeyCredential === 'function') form.hidden = false
}`
