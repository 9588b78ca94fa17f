const places = (count: number): string => (count === 1 ? '1 placeholder left' : `${count} placeholders left`)

/** Store policies. */
export const policyWords = {
  policies: {
    hint: 'Your store’s legal pages. They are linked in the storefront’s footer and at checkout.',
    hints: {
      termsAndConditions: 'How customers order and pay, and what applies to the contract.',
      privacyPolicy: 'Which personal data you use, why, and which rights customers have.',
      withdrawalPolicy:
        'For customers in the EU: the right of withdrawal with the model form. Without this information the right lasts 12 months longer. In Israel: how to cancel a distance sale.',
      returnPolicy: 'Returns you accept beyond legal requirements.',
      deliveryPolicy: 'Where you deliver, what it costs, and how long it takes.',
      digitalItemPolicy: 'How downloads work.',
      contactUs: 'How customers reach you.',
      imprint: 'Who runs the store. Required by EU law.',
      customPolicy: 'Anything else, with a custom title.',
    },
    policy: 'Policy',
    state: 'Status',
    states: { shown: 'Shown', draft: 'Draft', hidden: 'Hidden', missing: 'Missing', none: 'No text' },
    places,
    show: 'Show it in the store',
    showHint: 'In the storefront and at checkout. A policy without text isn’t shown.',
    customTitle: 'Title',
    text: 'Text',
    textHint: 'Plain text. Leave an empty line between paragraphs.',
    languages: 'Languages of the text',
    mainLanguage: 'main language',
    inLanguage: (policy: string, language: string): string => `${policy} in ${language}`,
    missingLanguages: (languages: string): string => `No text in ${languages}`,
    translationHint: (language: string): string =>
      `Plain text. Customers who read this language get this text. If it’s empty, they get the text in ${language}.`,
    template: 'Start with a template',
    templateHint:
      'Filled in from your settings. Placeholders are in square brackets. This is not legal advice: have it reviewed.',
    templateLanguage: 'Language of the template',
    startWithTemplate: 'Use the template',
    toFillHint: 'Replace the placeholders in square brackets before you show the policy:',
    fill: 'Fill in from your settings',
    publish: 'Publish',
    published: 'Policy published',
    view: 'View in store',
    atCheckout: 'Customers can open your policies at checkout.',
    edit: 'Edit policies',
  },
}
