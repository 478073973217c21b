/** Signs that are written in Chinese texts alone: characters, and their full-width punctuation. */
const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/

/**
 * What people read stands in `lang/`, by its key. English cannot be told from names of things; a text
 * that is not in `lang` is known by its Chinese. Patterns say nothing to anybody, nor do comments.
 * With the option `words` a file may know Chinese words, and says no text in both languages.
 */
export const textsInLang = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['words'] }],
    messages: { text: "A text stands in lang/, by its key: wording('group.key')." },
  },
  create(context) {
    const [mayHold] = context.options
    const judge = (node, text, whole = node) => {
      if (!CHINESE.test(text)) return
      if (mayHold !== 'words' || isInBoth(whole)) context.report({ node, messageId: 'text' })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') judge(node, node.value)
      },
      TemplateElement(node) {
        judge(node, node.value.raw, node.parent)
      },
      JSXText(node) {
        judge(node, node.value)
      },
    }
  },
}

/** Whether it is the Chinese of `{ en, zh }`. */
function isInBoth({ parent }) {
  if (parent?.type !== 'Property' || parent.key.name !== 'zh') return false
  return parent.parent.properties.some(({ key }) => key?.name === 'en')
}
