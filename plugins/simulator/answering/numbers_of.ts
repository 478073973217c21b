/** The numbers by which a message is answered. */
export interface MessageNumbers {
  /** N.1.2 */
  readonly batchNumber: string | null
  /** N.2.r.1 */
  readonly messageNumbers: readonly string[]
}

const OID = '2.16.840.1.113883.3.989.2.1.3.'

/** Object identifiers of the numbers (ICH E2B(R3), message header). */
const oids = { batch: `${OID}22`, message: `${OID}1` } as const

const REPORT = /<(?:[\w.-]+:)?PORR_IN049016UV[\s>]/g
const ID = /<(?:[\w.-]+:)?id\s([^>]*)>/g

/** Reads the numbers of a message (MCCI_IN200100UV01). Nothing is checked: regulators are only played. */
export function numbersOf(payload: Uint8Array): MessageNumbers {
  const text = Buffer.from(payload).toString('utf8')
  const starts = [...text.matchAll(REPORT)].map(({ index }) => index)
  const messageNumbers = starts.flatMap((start, at) => {
    const part = text.slice(start, starts[at + 1])
    return idsIn(part, oids.message).slice(0, 1)
  })
  const head = text.slice(0, starts[0])
  return {
    batchNumber: idsIn(head, oids.batch)[0] ?? null,
    messageNumbers,
  }
}

/** Extensions of the ids with that root, in their order. */
function idsIn(text: string, root: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, attributes]) => {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes!)?.[1]
    const extension = of('extension')
    return of('root') === root && extension !== undefined ? [unescaped(extension)] : []
  })
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
