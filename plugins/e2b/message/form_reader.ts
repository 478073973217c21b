import type { Row } from '#kernel/case/content/case_content'
import {
  anchorOf,
  type ElementForm,
  type Form,
  valuesAt,
} from '#plugins/e2b/message/unmapped_parts'
import { namesRow, type MessageNode } from '#plugins/e2b/message/message_node'
import type { MessageTree } from '#plugins/e2b/message/message_tree'
import { MessageWriter, type Source } from '#plugins/e2b/message/message_writer'
import { NodeAttributes } from '#plugins/e2b/message/node_attributes'
import type { Placed, ReportReader } from '#plugins/e2b/message/report_reader'
import type { RowRegister } from '#plugins/e2b/message/row_register'
import { isTestValueNode } from '#plugins/e2b/message/test_value'
import { isTimeNode } from '#plugins/e2b/message/time_expression'
import { noAttributes, type XmlElement, xmlOf } from '#plugins/e2b/message/xml_element'
import { ElementCollector, sameElement, writablePart } from '#plugins/e2b/message/xml_elements'

const NO_ROWS = new Map<string, Row>()
const NO_BYTES = new Map<string, Uint8Array>()

/**
 * Holds a message against what the writer would write for it by itself, element by element, and
 * keeps every difference: the writer applies it, so that an untouched case leaves as it came.
 */
export class FormReader {
  readonly #form: Form = {}
  readonly #attributes = new NodeAttributes(NO_ROWS, NO_BYTES)

  constructor(
    readonly tree: MessageTree,
    readonly register: RowRegister
  ) {}

  /** @param top what the report or the header of the batch says, header elements included */
  read({ placed, silent, bare }: ReportReader, top: Source): Form {
    const found = new Map<XmlElement, Set<MessageNode>>()
    for (const { node, element } of placed) {
      if (element.parent) inMap(found, element.parent).add(node)
    }
    for (const each of placed) this.#compare(each, top, found.get(each.element))
    for (const { node, context, xml } of silent) {
      const form = this.#at(node, context)
      form.silent = [...(form.silent ?? []), xml]
    }
    for (const { node, context } of bare) this.#at(node, context).bare = true
    return this.#form
  }

  #at(node: MessageNode, { row, top }: Placed['context']): ElementForm {
    const anchor = anchorOf(node, top ?? row.id)
    return (this.#form[anchor] ??= {})
  }

  #compare(placed: Placed, top: Source, children: ReadonlySet<MessageNode> | undefined) {
    const { node, element, context } = placed
    const row = context.top === undefined ? context.row : top
    if (isTimeNode(node) || isTestValueNode(node)) return this.#compareWhole(placed, row)
    const otherForm = this.#writtenOtherwise(node, element, row)
    if (otherForm) {
      const form = this.#at(node, context)
      form.said = otherForm
      const beside = valuesAt(node, row, 0)
      if (beside !== undefined) form.beside = beside
    }
    this.#compareIdentifier(placed)
    const without = node.children
      .filter((child) => (child.always && child.rows.length === 0) || namesRow(child))
      .filter((child) => !child.readOnly && !children?.has(child))
      .filter((child) => !node.childType(child.name)?.mandatory)
    if (without.length > 0) this.#at(node, context).without = without.map(({ anchor }) => anchor)
  }

  #writtenOtherwise(node: MessageNode, { attributes, text, children }: XmlElement, row: Source) {
    const own = this.#attributes.outlineOf(node, row)
    const filled: Record<string, string | null> = noAttributes()
    let isOther = false
    const compare = (name: string, came: string | undefined) => {
      if (own[name] === came) return
      filled[name] = came ?? null
      isOther = true
    }
    for (const name in attributes) {
      if (!name.startsWith('{') && !isLink(node, name)) compare(name, attributes[name])
    }
    for (const name in own) {
      if (!(name in attributes) && !name.startsWith('#')) compare(name, undefined)
    }
    if (!isDocument(node)) {
      const value = text.trim() === '' ? undefined : text
      const isWhole = node.slots.has('#text') || children.length === 0
      compare('#text', isWhole ? value : value?.trim())
    }
    return isOther ? filled : undefined
  }

  #compareIdentifier({ node, element, context }: Placed) {
    if (!namesRow(node)) return
    const { root, extension } = element.attributes
    if (root === undefined || !this.register.isNamed(context.row)) return
    if (root === context.row.id && extension === undefined) return
    this.#at(node, context).id = extension === undefined ? { root } : { root, extension }
  }

  #compareWhole({ node, element, context }: Placed, row: Source) {
    const collector = new ElementCollector()
    new MessageWriter(this.tree, collector, NO_BYTES).writePart(node, row)
    if (collector.element && sameElement(collector.element, element)) return
    const form = this.#at(node, context)
    form.whole = xmlOf(writablePart(element))
    form.beside = valuesAt(node, row, Infinity)
  }
}

/** Identifiers of rows and references to them are written as the rows are called. */
function isLink({ slots }: MessageNode, name: string): boolean {
  const kind = slots.get('root')?.kind
  return (kind === 'identity' || kind === 'reference') && (name === 'root' || name === 'extension')
}

function isDocument({ slots }: MessageNode): boolean {
  return slots.get('#text')?.element?.type === 'file'
}

function inMap(map: Map<XmlElement, Set<MessageNode>>, key: XmlElement): Set<MessageNode> {
  let found = map.get(key)
  if (found === undefined) map.set(key, (found = new Set()))
  return found
}
