/** What a section says: paragraphs, headings and lists, as the editor keeps them. Never HTML. */
export interface Prose {
  readonly type: 'doc'
  readonly content: readonly ProseNode[]
}

export type ProseNode = ProseText | ProseBlock

export interface ProseBlock {
  readonly type: 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'listItem'
  readonly attrs?: { readonly level?: number; readonly start?: number; readonly type?: null }
  readonly content?: readonly ProseNode[]
}

export interface ProseText {
  readonly type: 'text' | 'hardBreak'
  readonly text?: string
  readonly marks?: readonly { readonly type: 'bold' | 'italic' }[]
}

/** Letters of the text of one section at most. */
export const MOST_LETTERS = 200_000

const nests: Readonly<Record<string, readonly string[]>> = {
  doc: ['paragraph', 'heading', 'bulletList', 'orderedList'],
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
}

/** As deep as lists may nest. */
const DEEPEST = 12

/** Whether a value is the text of a section, and nothing else beside it. */
export function isProse(value: unknown): value is Prose {
  return isNode(value, 'doc', 0) && letters(value as Prose) <= MOST_LETTERS
}

function isNode(value: unknown, type: string, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  const { type: own, content, attrs, text, marks, ...rest } = value as Record<string, unknown>
  if (own !== type || Object.keys(rest).length > 0) return false
  if (type === 'text') {
    return typeof text === 'string' && text !== '' && content === undefined && areMarks(marks)
  }
  if (text !== undefined) return false
  if (type === 'hardBreak') return content === undefined && (marks === undefined || areMarks(marks))
  if (marks !== undefined || !areAttributes(attrs)) return false
  if (content === undefined) return true
  const inner = nests[type]!
  return (
    Array.isArray(content) &&
    content.every((node) => inner.includes(node?.type) && isNode(node, node.type, depth + 1))
  )
}

const areMarks = (marks: unknown): boolean =>
  marks === undefined ||
  (Array.isArray(marks) && marks.every((mark) => mark?.type === 'bold' || mark?.type === 'italic'))

function areAttributes(attrs: unknown): boolean {
  if (attrs === undefined) return true
  if (typeof attrs !== 'object' || attrs === null) return false
  return Object.entries(attrs).every(
    ([name, value]) =>
      (['level', 'start'].includes(name) && Number.isInteger(value)) ||
      (name === 'type' && value === null)
  )
}

/** Whether nothing of a text is seen. */
export const isEmptyProse = (prose: Prose | null): boolean =>
  prose === null || linesOf(prose).every((line) => line.text.trim() === '')

const letters = (prose: Prose): number =>
  linesOf(prose).reduce((all, { text }) => all + text.length, 0)

/** A line of a text: what kind it is of, how deep it stands in lists. */
export interface ProseLine {
  readonly kind: 'paragraph' | 'heading'
  readonly level: number
  readonly text: string
}

/** The lines of a text in order; those of lists begin with their bullet or number. */
export function linesOf(prose: Prose): ProseLine[] {
  return prose.content.flatMap((node) => linesIn(node as ProseBlock, ''))
}

function linesIn(node: ProseBlock, lead: string): ProseLine[] {
  const { type, content = [], attrs } = node
  if (type === 'bulletList' || type === 'orderedList') {
    const start = attrs?.start ?? 1
    const indent = lead.replace(/\S/g, ' ')
    return content.flatMap((item, at) =>
      linesIn(item as ProseBlock, `${indent}${type === 'bulletList' ? '•' : `${start + at}.`} `)
    )
  }
  if (type === 'listItem') {
    return content.flatMap((inner, at) =>
      linesIn(inner as ProseBlock, at === 0 ? lead : lead.replace(/\S/g, ' '))
    )
  }
  const text = (content as readonly ProseText[])
    .map((part) => (part.type === 'hardBreak' ? '\n' : (part.text ?? '')))
    .join('')
  const kind = type === 'heading' ? 'heading' : 'paragraph'
  return [{ kind, level: attrs?.level ?? 0, text: lead + text }]
}

/** A text of plain paragraphs. */
export const proseOf = (...paragraphs: readonly string[]): Prose => ({
  type: 'doc',
  content: paragraphs.map((text) => ({
    ...{ type: 'paragraph' as const },
    content: text === '' ? [] : [{ type: 'text' as const, text }],
  })),
})
