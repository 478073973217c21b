/** Refuses what a selector finds; it takes what `no-restricted-syntax` of ESLint takes. */
export const refusedSyntax = {
  meta: {
    type: 'problem',
    schema: { type: 'array', items: { type: 'object' } },
  },
  create(context) {
    const messages = new Map()
    for (const { selector, message } of context.options) {
      messages.set(selector, [...(messages.get(selector) ?? []), message])
    }
    return Object.fromEntries(
      [...messages].map(([selector, said]) => [
        selector,
        (node) => said.forEach((message) => context.report({ node, message })),
      ])
    )
  },
}
