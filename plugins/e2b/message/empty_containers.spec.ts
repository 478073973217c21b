import { test } from '@japa/runner'
import fc from 'fast-check'

import {
  isRows,
  type CaseContent,
  type Envelope,
  type Row,
} from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { messageTree } from '#plugins/e2b/message/message_tree'
import { MessageWriter } from '#plugins/e2b/message/message_writer'
import { elementOf, readMessage } from '#plugins/e2b/message/reader'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { isTestValueNode } from '#plugins/e2b/message/test_value'
import { isTimeNode } from '#plugins/e2b/message/time_expression'
import { writeMessage } from '#plugins/e2b/message/writer'
import { pathOf, type XmlElement } from '#plugins/e2b/message/xml_element'
import { ElementCollector, writeElement } from '#plugins/e2b/message/xml_elements'
import { XmlBuilderWriter } from '#plugins/e2b/message/xmlbuilder_writer'
import { untoldOf } from '#tests/comparison/untold'
import { comparable } from '#tests/e2b/comparable'
import { catalogue } from '#tests/e2b/message_fixture'
import { RandomCases, type RandomReport } from '#tests/e2b/random_case'

/** A case in which every element of ICH says something. */
const cases = new RandomCases(catalogue, ({ profile }) => profile === undefined, false)
const [[batch, { envelope, content }]] = fc.sample(fc.tuple(cases.batch(), cases.report(1)), {
  numRuns: 1,
  seed: 3,
}) as [[Envelope, RandomReport]]

/** Of a level these elements, in one row of each group. */
function only<Level extends CaseContent | Row>(level: Level, keys: ReadonlySet<string>): Level {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(level)) {
    if (!isRows(value)) {
      if (keys.has(key) || key === 'id') kept[key] = value
      continue
    }
    const row = value.map((each) => only(each, keys)).find(saysSomething)
    if (row) kept[key] = [row]
  }
  return kept as Level
}

const saysSomething = (row: Row) => Object.keys(row).length > 1

/** So many elements of a container are enough. */
const MOST = 10

/** The message of a case that says some of what may stand in a container, and nothing else. */
function messageWith(node: MessageNode): XmlElement {
  const elements = node.elements.slice(0, MOST)
  const keys = new Set(['C.1.1', ...elements.map(({ id }) => id)].map(toKey))
  const { attachments } = cases
  const reports = [{ envelope: only(envelope, keys), content: only(content, keys) }]
  const message = { batch: only(batch, keys), reports }
  return elementOf(Buffer.from(writeMessage(message, catalogue, { attachments })))
}

/** The first element of a message that is of this kind. */
function find(wanted: MessageNode, node: MessageNode, element: XmlElement): XmlElement | undefined {
  const seen = new Map<string, number>()
  for (const child of element.children) {
    const ordinal = seen.get(child.name) ?? 0
    seen.set(child.name, ordinal + 1)
    const kind = matchNode(node, child, ordinal)
    if (kind === wanted) return child
    const found = kind && find(wanted, kind, child)
    if (found) return found
  }
  return undefined
}

/** A container of that kind that holds nothing but what tells its kind. */
function emptyOf(node: MessageNode): XmlElement {
  const collector = new ElementCollector()
  new MessageWriter(messageTree(catalogue), collector, new Map()).writePart(node, { id: '' })
  return collector.element!
}

interface Beside {
  readonly node: MessageNode
  /** The container that holds something. */
  readonly element: XmlElement
  readonly where: 'before' | 'behind'
  /** What the empty one says of itself. */
  readonly own: 'nothing' | 'text' | 'attribute'
}

function xmlOf(root: XmlElement): string {
  const xml = new XmlBuilderWriter()
  writeElement(xml, root)
  return xml.end()
}

/** The message with an empty container beside the one that holds something. */
function xmlBeside(root: XmlElement, { element, node, where, own }: Beside): string {
  const empty = emptyOf(node)
  if (own === 'text') empty.text = 'Said of itself'
  if (own === 'attribute') empty.attributes.negationInd = 'true'
  const { children } = element.parent!
  const at = children.indexOf(element) + (where === 'before' ? 0 : 1)
  children.splice(at, 0, empty)
  const xml = xmlOf(root)
  children.splice(at, 1)
  return xml
}

const saidIn = (xml: string) =>
  readMessage(Buffer.from(xml), catalogue).reports.map((report) =>
    comparable({ ...report.envelope, ...report.content } as CaseContent)
  )

/** What a message says otherwise, or loses untold, when such an empty container stands in it. */
function wrongWith(root: XmlElement, beside: Beside): string[] {
  const xml = xmlBeside(root, beside)
  const trip = roundTrip(Buffer.from(xml), catalogue)
  const isSame = JSON.stringify(saidIn(xml)) === JSON.stringify(saidIn(xmlOf(root)))
  return [
    ...(isSame ? [] : ['the case says something else']),
    ...trip.differences.map(({ path }) => `${path} is another one when it was written`),
    ...untoldOf(xml, trip).map(({ kind, place }) => `${kind} untold: ${place}`),
  ].map((what) => `${pathOf(beside.element)}: ${what}`)
}

/** Kinds of elements in which others stand: none is a value in parts, nor a report of a batch. */
function* containers(node: MessageNode): Generator<MessageNode> {
  for (const child of node.children) {
    if (child.readOnly || isTimeNode(child) || isTestValueNode(child)) continue
    const isReport = child.rows[0] === toKey('N.2.r')
    if (!isReport && child.children.length > 0 && child.elements.length > 0) yield child
    yield* containers(child)
  }
}

test.group('A container that holds nothing', () => {
  const { root } = messageTree(catalogue)
  const kinds = [...containers(root)].flatMap((node) => {
    const message = messageWith(node)
    const element = find(node, root, message)
    return element ? [{ node, message, element }] : []
  })

  for (const [where, own] of [
    ['before', 'nothing'],
    ['before', 'text'],
    ['before', 'attribute'],
    ['behind', 'nothing'],
  ] as const) {
    test(`hides nothing ${where} one of its kind, whatever kind, and nothing is made up; own: ${own}`, ({
      assert,
    }) => {
      assert.isAbove(kinds.length, 80)
      const wrong = kinds.flatMap(({ message, node, element }) =>
        own === 'text' && node.slots.has('#text')
          ? []
          : wrongWith(message, { node, element, where, own })
      )
      assert.deepEqual(wrong, [])
    })
  }
})
