import {
  type Acknowledgement,
  type AnsweredReport,
  type AnswerResult,
  type BatchCode,
  batchCodes,
  unique,
} from '#plugins/gateway/answers/acknowledgement'
import { answerText } from '#plugins/gateway/answers/answer_text'
import { type AnswerElement, answerTree } from '#plugins/gateway/answers/answer_tree'

const ROOT = 'MCCI_IN200101UV01'
const REPORT = 'MCCI_IN000002UV01'

/** Object identifiers of the numbers of an acknowledgement (ICH E2B(R3), ACK). */
const OID = '2.16.840.1.113883.3.989.2.1.3.'
const oids = {
  number: `${OID}20`,
  sender: `${OID}17`,
  receiver: `${OID}18`,
  batch: `${OID}22`,
  message: `${OID}1`,
  local: `${OID}19`,
} as const

const START = new RegExp(`<(?:[\\w.-]+:)?${ROOT}(?=[\\s>/])`, 'g')
const END = new RegExp(`</(?:[\\w.-]+:)?${ROOT}\\s*>`)

/**
 * Reads what a receiver answered (ICH E2B(R3), ACK): as many acknowledgements as stand in the file, one
 * after the other, in whatever encoding. What does not fit the schema is read all the same, as far as it
 * can be; empty where the file holds none. Never throws.
 */
export function readAcknowledgements(bytes: Uint8Array): Acknowledgement[] {
  const text = answerText(bytes)
  const starts = [...text.matchAll(START)].map(({ index }) => index)
  return starts.flatMap((start, at) => {
    const part = text.slice(start, starts[at + 1])
    const end = END.exec(part)
    const tree = answerTree(end ? part.slice(0, end.index + end[0].length) : part)
    return tree ? [readOne(tree)] : []
  })
}

function readOne(root: AnswerElement): Acknowledgement {
  const parts = root.children.filter(({ name }) => name === REPORT)
  const rest = root.children.filter(({ name }) => name !== REPORT)
  const batch = rest.filter(({ name }) => name === 'acknowledgement')
  // Some put the reports beside the batch instead of into parts of their own.
  const [named, own] = split(batch, (each) => within([each], 'targetMessage').length > 0)
  const read = {
    number: idIn(childrenOf(root, 'id'), oids.number),
    sender: idIn(within(ofName(rest, 'sender'), 'id'), oids.sender),
    receiver: idIn(within(ofName(rest, 'receiver'), 'id'), oids.receiver),
    at: trimmedText(childrenOf(root, 'creationTime')[0]?.attributes.value),
    batchNumber: idIn(within(within(own, 'targetBatch'), 'id'), oids.batch),
    batchCode: batchCodeOf(own),
    texts: textsOf(own),
    reports: [
      ...parts.map((part) => readReport([part], ofName(part.children, 'acknowledgement'))),
      ...named.map((each) => readReport([each], [each])),
    ],
    numbers: unique(within(own, 'id').map(extensionOf)),
  }
  return { ...read, lacks: lacking(read) }
}

function readReport(
  part: readonly AnswerElement[],
  acknowledged: readonly AnswerElement[]
): AnsweredReport {
  const target = within(acknowledged, 'targetMessage')
  return {
    messageNumber: idIn(within(target, 'id'), oids.message),
    localNumber: idIn(
      part.flatMap((each) => childrenOf(each, 'id')),
      oids.local,
      true
    ),
    result: resultOf(acknowledged),
    texts: textsOf(acknowledged),
    numbers: unique(within(target, 'id').map(extensionOf)),
  }
}

/** ACK.B.r.6 alone: whatever else is written there decides nothing. */
function resultOf(acknowledged: readonly AnswerElement[]): AnswerResult | null {
  const codes = acknowledged.map(({ attributes }) =>
    trimmedText(attributes.typeCode)?.toUpperCase()
  )
  if (codes.includes('CR')) return 'rejected'
  return codes.includes('CA') ? 'accepted' : null
}

function batchCodeOf(acknowledged: readonly AnswerElement[]): BatchCode | null {
  const code = trimmedText(acknowledged[0]?.attributes.typeCode)?.toUpperCase()
  return batchCodes.find((each) => each === code) ?? null
}

/** Texts of acknowledgementDetail, as they were written: how long they are says whether they were cut. */
function textsOf(acknowledged: readonly AnswerElement[]): string[] {
  const details = acknowledged.flatMap((each) => childrenOf(each, 'acknowledgementDetail'))
  return details
    .flatMap((detail) => {
      const texts = childrenOf(detail, 'text')
      return (texts.length > 0 ? texts : [detail]).map(({ text }) => text)
    })
    .filter((text) => text.trim() !== '')
}

function lacking(read: Omit<Acknowledgement, 'lacks'>): string[] {
  const mandatory: [string, unknown][] = [
    ['ACK.M.1', read.number],
    ['ACK.M.2', read.sender],
    ['ACK.M.3', read.receiver],
    ['ACK.M.4', read.at],
    ['ACK.A.1', read.batchNumber],
    ['ACK.A.4', read.batchCode],
    ...read.reports.flatMap(({ messageNumber, result }): [string, unknown][] => [
      ['ACK.B.r.1', messageNumber],
      ['ACK.B.r.6', result],
    ]),
  ]
  return unique(mandatory.map(([id, value]) => (value === null ? id : null)))
}

/** The number with that object identifier; any other one where none has it. */
function idIn(ids: readonly AnswerElement[], oid: string, only = false): string | null {
  const right = ids.filter(({ attributes }) => attributes.root === oid)
  const numbers = (right.length > 0 || only ? right : ids).map(extensionOf)
  return numbers.find((number) => number !== null) ?? null
}

/** Numbers have at most 100 characters (ICH E2B(R3)); what is much longer is none to be found by. */
const LONGEST_NUMBER = 250

const extensionOf = ({ attributes }: AnswerElement) =>
  trimmedText(attributes.extension)?.slice(0, LONGEST_NUMBER) ?? null

/** A text that says something, without spaces around it. */
const trimmedText = (text: string | undefined) => text?.trim() || null

const ofName = (elements: readonly AnswerElement[], name: string) =>
  elements.filter((element) => element.name === name)

const childrenOf = ({ children }: AnswerElement, name: string) => ofName(children, name)

/** All elements of that name below these, however deep. */
function within(elements: readonly AnswerElement[], name: string): AnswerElement[] {
  return elements.flatMap(({ children }) => [...ofName(children, name), ...within(children, name)])
}

function split<Item>(items: readonly Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))]
}
