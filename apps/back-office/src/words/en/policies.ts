const places = (count: number): string => (count === 1 ? '1 place to fill in' : `${count} places to fill in`)

/** Store policies. */
export const policyWords = {
  policies: {
    title: 'Policies',
    hint: 'Pages of your store with its rules. They are linked at the foot of the storefront and at checkout.',
    names: {
      termsAndConditions: 'Terms and conditions',
      privacyPolicy: 'Privacy policy',
      withdrawalPolicy: 'Right of withdrawal',
      returnPolicy: 'Return policy',
      deliveryPolicy: 'Delivery and shipping',
      digitalItemPolicy: 'Digital items',
      contactUs: 'Contact us',
      imprint: 'Legal notice (imprint)',
      customPolicy: 'Another policy',
    },
    hints: {
      termsAndConditions: 'How customers order and pay, and what applies to the contract.',
      privacyPolicy: 'Which personal data you use, why, and which rights customers have.',
      withdrawalPolicy:
        'For customers in the EU: the right of withdrawal with the model form. Without this information the right lasts 12 months longer.',
      returnPolicy: 'What you take back beyond the law.',
      deliveryPolicy: 'Where you deliver, what it costs, and how long it takes.',
      digitalItemPolicy: 'How downloads work.',
      contactUs: 'How customers reach you.',
      imprint: 'Who runs the store. The law of the EU asks for it.',
      customPolicy: 'Anything else, with a title of its own.',
    },
    policy: 'Policy',
    state: 'Status',
    states: { shown: 'Shown', hidden: 'Hidden', missing: 'Missing', none: 'No text' },
    places,
    show: 'Show it in the store',
    showHint: 'In the storefront and at checkout. A policy without text isn’t shown.',
    customTitle: 'Title',
    text: 'Text',
    textHint: 'Plain text. Leave an empty line between paragraphs.',
    template: 'Start with a template',
    templateHint:
      'It holds what your settings know of your store. Places to fill in stand in square brackets. It is no legal advice: have it checked.',
    templateLanguage: 'Language of the template',
    languages: { en: 'English', de: 'German', es: 'Spanish' } as Record<string, string>,
    startWithTemplate: 'Use the template',
    toFillHint: 'Replace what stands in square brackets before you show the policy:',
    view: 'View in store',
    missing: (count: number) => (count === 1 ? 'A policy is missing' : `${count} policies are missing`),
    missingHint: (names: string) => `Your store doesn’t show: ${names}.`,
    add: 'Add policies',
    atCheckout: 'Customers can open your policies at checkout.',
    edit: 'Edit policies',
  },
}
