import { gunzipSync, gzipSync } from 'node:zlib'

import { sha256 } from '#plugins/signal/computing/compute_result'
import type {
  PackedReport,
  ReferenceReports,
  ReferenceVocabulary,
} from '#plugins/signal/reference/packed_reports'

/** Kinds of report in one part. */
const AT_ONCE = 20_000

/** A part as it is kept: 0 is the vocabulary, the others hold reports. */
export interface ReferencePart {
  readonly part: number
  readonly body: Buffer
  /** SHA-256 of the body unpacked. */
  readonly digest: string
}

function packed(part: number, content: unknown): ReferencePart {
  const bytes = Buffer.from(JSON.stringify(content), 'utf8')
  return { part, body: gzipSync(bytes), digest: sha256(bytes) }
}

export function* packParts({ vocabulary, reports }: ReferenceReports): Generator<ReferencePart> {
  yield packed(0, vocabulary)
  for (let at = 0; at < reports.length; at += AT_ONCE)
    yield packed(1 + at / AT_ONCE, reports.slice(at, at + AT_ONCE))
}

/** One SHA-256 for all parts, in their order. */
export const digestOfParts = (parts: readonly Pick<ReferencePart, 'digest'>[]): string =>
  sha256(Buffer.from(parts.map(({ digest }) => digest).join('\n'), 'utf8'))

/** Throws where a part is not what was kept. */
export function unpackParts(
  parts: readonly Pick<ReferencePart, 'body' | 'digest'>[]
): ReferenceReports {
  const [first, ...rest] = parts.map(({ body, digest }) => {
    const bytes = gunzipSync(body)
    const is = sha256(bytes)
    if (is !== digest) throw new Error(`Reference data that were kept as ${digest} are ${is} now`)
    return JSON.parse(bytes.toString('utf8')) as unknown
  })
  const vocabulary = first as ReferenceVocabulary
  return { vocabulary, reports: rest.flatMap((reports) => reports as PackedReport[]) }
}
