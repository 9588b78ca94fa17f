/** A double of Stripe.js, as far as our pages use it. Its fields are rendered in the page instead of a frame. */
;(() => {
  const origin = new URL(document.currentScript.src).origin

  const ask = async (method, path, key, fields = {}) => {
    const body = new URLSearchParams(fields)
    const address = `${origin}/v1/${path}?${new URLSearchParams({ key, ...(method === 'GET' ? fields : {}) })}`
    const answer = await fetch(address, { method, ...(method === 'POST' && { body }) })
    const told = await answer.json()
    return answer.ok ? { told } : { error: told.error }
  }

  const look = (element, styles) => Object.assign(element.style, styles)
  const box = {
    padding: '10px 12px',
    border: '1px solid #8886',
    borderRadius: '4px',
    color: 'inherit',
    font: 'inherit',
  }

  const fieldOf = (label, name, attributes = {}) => {
    const wrapper = document.createElement('label')
    const input = Object.assign(document.createElement('input'), { ...attributes })
    wrapper.textContent = `${label} `
    input.dataset.double = name
    look(wrapper, { display: 'grid', gap: '4px', marginTop: '12px' })
    look(input, { ...box, background: 'transparent' })
    wrapper.append(input)
    return { wrapper, input }
  }

  const createPaymentElement = () => {
    const listeners = { ready: [], change: [], loaderror: [] }
    const number = fieldOf('Card number', 'number', { inputMode: 'numeric', autocomplete: 'cc-number' })
    const way = document.createElement('select')
    way.setAttribute('aria-label', 'Way of paying')
    look(way, { ...box, width: '100%', background: 'Canvas', color: 'CanvasText' })
    for (const [value, text] of [
      ['card', 'Card'],
      ['ideal', 'iDEAL'],
    ])
      way.append(new Option(text, value))
    return {
      number: number.input,
      way,
      on: (name, listener) => listeners[name]?.push(listener),
      mount: (target) => {
        const place = typeof target === 'string' ? document.querySelector(target) : target
        place.replaceChildren(way, number.wrapper)
        setTimeout(() => listeners.ready.forEach((listener) => listener()), 0)
      },
      unmount: () => number.wrapper.remove(),
      destroy: () => {
        way.remove()
        number.wrapper.remove()
      },
      update: () => undefined,
    }
  }

  /** A wallet with an address in Berlin: a click provides it, chooses the last delivery method, and pays. */
  const createWallet = (created) => {
    const listeners = {}
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Buy with Double Wallet',
    })
    look(button, { ...box, width: '100%', minHeight: '48px', background: '#111', color: '#fff' })
    const tell = (name, told) =>
      new Promise((resolve, reject) => {
        const refuse = () => reject(new Error(name))
        listeners[name]?.({ ...told, resolve: (answer) => resolve(answer ?? {}), reject: refuse })
      })
    const home = { city: 'Berlin', state: '', country: 'DE', postal_code: '10115' }
    const press = async () => {
      await tell('click', {})
      let shippingRate
      if (created.shippingAddressRequired) {
        const { shippingRates } = await tell('shippingaddresschange', { address: home })
        shippingRate = shippingRates.at(-1)
        await tell('shippingratechange', { shippingRate })
      }
      listeners.confirm({
        billingDetails: { email: 'wendy@example.com', name: 'Wendy de Vries', phone: '' },
        ...(shippingRate && {
          shippingAddress: { name: 'Wendy de Vries', address: { ...home, line1: 'Torstraße 1' } },
        }),
        shippingRate,
        paymentFailed: ({ message }) => {
          button.textContent = `Buy with Double Wallet (${message})`
        },
      })
    }
    button.addEventListener('click', () => press().catch((error) => (button.textContent = `Refused: ${error.message}`)))
    return {
      number: { value: '4242424242424242' },
      way: { value: 'card' },
      on: (name, listener) => (listeners[name] = listener),
      mount: (place) => {
        place.replaceChildren(button)
        setTimeout(() => listeners.ready?.({ availablePaymentMethods: { link: true } }), 0)
      },
      destroy: () => button.remove(),
      update: () => undefined,
    }
  }

  const dialogue = (question) =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      const say = (label, isApproved) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
        look(button, { ...box, display: 'block', width: '100%', marginTop: '12px' })
        button.addEventListener('click', () => {
          dialog.remove()
          resolve(isApproved)
        })
        return button
      }
      look(dialog, { margin: 'auto', padding: '24px', background: '#fff', color: '#111', borderRadius: '8px' })
      dialog.append(question, say('Complete', true), say('Fail', false))
      document.body.append(dialog)
      dialog.showModal()
    })

  window.Stripe = (key) => {
    const read = (clientSecret) => {
      const id = clientSecret.split('_secret_')[0]
      return ask('GET', `payment_intents/${id}/as_buyer`, key, { client_secret: clientSecret })
    }

    return {
      elements: (options) => {
        let element
        return {
          options,
          create: (kind, created) =>
            (element = kind === 'expressCheckout' ? createWallet(created) : createPaymentElement()),
          update: (changed) => Object.assign(options, changed),
          getElement: () => element,
          submit: async () =>
            element.way.value !== 'card' || element.number.value.trim() !== ''
              ? {}
              : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
          element: () => element,
        }
      },

      createConfirmationToken: async ({ elements, params = {} }) => {
        const { way, number } = elements.element()
        const fields = {
          'payment_method_data[type]': way.value,
          ...(way.value === 'card' && { 'payment_method_data[card][number]': number.value.replaceAll(' ', '') }),
          ...(params.return_url && { return_url: params.return_url }),
        }
        const { told, error } = await ask('POST', 'confirmation_tokens', key, fields)
        return error ? { error } : { confirmationToken: told }
      },

      handleNextAction: async ({ clientSecret }) => {
        const { told, error } = await read(clientSecret)
        if (error) return { error }
        if (told.status !== 'requires_action') return { paymentIntent: told }
        if (told.next_action.redirect_to_url) return location.assign(told.next_action.redirect_to_url.url)
        const approved = String(await dialogue('3D Secure 2 test page'))
        const fields = { client_secret: clientSecret, approved }
        const answered = await ask('POST', `payment_intents/${told.id}/answer`, key, fields)
        if (answered.error) return { error: answered.error }
        const intent = answered.told
        return intent.last_payment_error ? { error: intent.last_payment_error } : { paymentIntent: intent }
      },

      retrievePaymentIntent: async (clientSecret) => {
        const { told, error } = await read(clientSecret)
        return error ? { error } : { paymentIntent: told }
      },
    }
  }
})()
