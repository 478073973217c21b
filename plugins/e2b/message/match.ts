import { STRUCTURAL } from '#plugins/e2b/message/expected_attributes'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Attributes, PathTest } from '#plugins/e2b/message/place'
import { isTestValueNode, isTestValueType } from '#plugins/e2b/message/test_value'
import { isTimeNode, isTimeType } from '#plugins/e2b/message/time_expression'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Types that hold the same things; senders and regions take one for another. */
const FAMILIES = new Map([
  ...['CD', 'CE', 'CV', 'CO'].map((type) => [type, 'code'] as const),
  ...['ST', 'ED'].map((type) => [type, 'text'] as const),
])
const IDENTIFYING = new Set(['code', 'codeSystem', 'nullFlavor', 'root'])
const NO = -1

/**
 * The node of the tree that an element of a message is, or undefined. Codes decide, never the
 * position. A node that fits in every respect wins; else the one that fits best, if it is alone:
 * another code system, another type or a missing attribute do not make an element unknown.
 * @param ordinal how many elements of this name stand before it, for places with a position
 */
export function matchNode(
  parent: MessageNode,
  element: XmlElement,
  ordinal: number
): MessageNode | undefined {
  const candidates = parent.childrenByName.get(element.name)
  if (candidates === undefined) return undefined
  let best: MessageNode | undefined
  let least = Infinity
  let isTie = false
  for (const node of candidates) {
    const misfits = misfitsOf(node, element, ordinal)
    if (misfits === NO || (misfits > 0 && node.exactOnly && candidates.length > 1)) continue
    if (misfits === 0) return node
    isTie = misfits === least
    if (misfits < least) {
      best = node
      least = misfits
    }
  }
  return isTie ? undefined : best
}

function misfitsOf(node: MessageNode, element: XmlElement, ordinal: number): number {
  if (node.position !== undefined && node.position !== ordinal + 1) return NO
  let misfits = node.prefix === undefined ? 0 : prefixMisfit(node.prefix, element)
  for (const test of node.tests) {
    if (misfits === NO) return NO
    const more = testMisfits(test, element)
    misfits = more === NO ? NO : misfits + more
  }
  if (misfits === NO) return NO
  for (const name in node.attributes) {
    const more = attributeMisfit(node, name, element)
    if (more === NO) return NO
    misfits += more
  }
  return misfits
}

function attributeMisfit(node: MessageNode, name: string, element: XmlElement): number {
  const wanted = node.attributes[name]
  const found = element.attributes[name]
  if (found === wanted) return 0
  if (name === 'xsi:type') return typeMisfit(node, wanted, found)
  if (found === undefined || STRUCTURAL.has(name)) return 1
  return name === 'codeSystem' && node.slots.has('code') ? 1 : NO
}

function typeMisfit(node: MessageNode, wanted: string | undefined, found: string | undefined) {
  if (isTimeNode(node)) return isTimeType(found) ? 0 : 1
  if (isTestValueNode(node)) return isTestValueType(found) ? 0 : 1
  const family = FAMILIES.get(wanted ?? '')
  return family !== undefined && family === FAMILIES.get(found ?? '') ? 0 : 1
}

/** `tel:` of a telephone number; senders write `<telecom nullFlavor="MSK" value="tel"/>` too. */
function prefixMisfit(prefix: string, { attributes }: XmlElement): number {
  const { value, nullFlavor } = attributes
  if (value === undefined) return nullFlavor === undefined ? NO : 1
  const text = value.toLowerCase()
  if (text.startsWith(prefix)) return 0
  return nullFlavor !== undefined && `${text}:` === prefix ? 0 : NO
}

function testMisfits({ reference, steps }: PathTest, element: XmlElement): number {
  return reference ? 0 : misfitsBelow(element, steps, 0)
}

/** Of several elements that a step may mean the one is meant below which the rest fits best. */
function misfitsBelow(element: XmlElement, steps: PathTest['steps'], at: number): number {
  const step = steps[at]
  if (step === undefined) return 0
  const namesakes = element.children.filter(({ name }) => name === step.name)
  if (namesakes.length === 0) return isOptional(step.attributes) ? 1 : NO
  let least = NO
  for (const each of namesakes) {
    const misfits = stepMisfits(each, step.attributes)
    const below = misfits === NO ? NO : misfitsBelow(each, steps, at + 1)
    if (below !== NO && (least === NO || misfits + below < least)) least = misfits + below
  }
  return least
}

/** What only confirms (a denominator of 1) may be missing; what identifies may not. */
function isOptional(attributes: Attributes): boolean {
  const names = Object.keys(attributes)
  return names.length > 0 && !names.some((name) => IDENTIFYING.has(name))
}

/** A code without its system is taken for the code that is asked for; another system is another code. */
function stepMisfits({ attributes }: XmlElement, wanted: Attributes): number {
  let misfits = 0
  for (const name in wanted) {
    const found = attributes[name]
    if (found === wanted[name]) continue
    const mayMiss = name === 'codeSystem' ? 'code' in wanted : !IDENTIFYING.has(name)
    if (STRUCTURAL.has(name) || (found === undefined && mayMiss)) misfits++
    else return NO
  }
  return misfits
}
