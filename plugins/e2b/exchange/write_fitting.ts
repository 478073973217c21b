import type { Catalogue } from '#kernel/case/content/catalogue'
import { elementOf } from '#plugins/e2b/message/reader'
import type { ElementForm, Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { messageDifferences } from '#plugins/e2b/message/message_differences'
import { attributeXml } from '#plugins/e2b/message/xml_element'
import type { WriteMessage } from '#plugins/e2b/message/writer'

/** A message with what was kept and found no place, and what the schema says against it. */
export interface Judged {
  readonly xml: Uint8Array
  readonly left: readonly Unmapped[]
  /** Null when no schema is installed. */
  readonly schemaErrors: readonly string[] | null
}

/** One thing that was kept beside a report, or beside the header of the batch (-1). */
type Thing = { readonly of: number } & (
  { readonly part: Unmapped } | { readonly anchor: string; readonly form: ElementForm }
)

/** A message that is invalid in more than a handful of places loses more than it must. */
const MOST_TRIES = 200

/** So does a large one: its thread is not kept from others for longer than so many bytes take. */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * Writes a message with what was kept beside its cases. Where that would make it invalid, which it
 * may when it was so on its way in, just the things that do stay beside the case: parts before the
 * way in which something was written. What stays is told in `left`, as it stood. A message that is
 * invalid without them too is given back whole.
 * @param write writes a message and holds it against the schema
 * @param most bytes that are written to find out what fits
 */
export function writeFitting(
  message: WriteMessage,
  catalogue: Catalogue,
  write: (message: WriteMessage) => Judged,
  most = MOST_BYTES
): Judged {
  const isValid = (judged: Judged) => !judged.schemaErrors?.length
  const whole = write(message)
  const things = thingsOf(message)
  if (isValid(whole) || things.length === 0) return whole
  if (!isValid(write(withThings(message, [])))) return whole
  let tries = Math.min(MOST_TRIES, most / whole.xml.length)
  const fitting = mostOf(
    things,
    (some) => tries-- >= 1 && isValid(write(withThings(message, some)))
  )
  const parts = things.filter((thing) => !('part' in thing) || fitting.includes(thing))
  const [wanted, written] = [parts, fitting].map((some) => write(withThings(message, some)))
  const left = things.flatMap((thing) =>
    'part' in thing && !fitting.includes(thing) ? thing.part : []
  )
  return {
    ...written!,
    left: [...wanted!.left, ...left, ...changed(wanted!.xml, written!.xml, catalogue)],
  }
}

/** Forms first: what is tried first has the better chance to stay. */
function thingsOf({ reports, ...batch }: WriteMessage): Thing[] {
  const all = [batch, ...reports].map((beside, index) => ({ ...beside, of: index - 1 }))
  return [
    ...all.flatMap(({ of, form = {} }) =>
      Object.entries(form).map(([anchor, each]) => ({ of, anchor, form: each }))
    ),
    ...all.flatMap(({ of, unmapped = [] }) => unmapped.map((part) => ({ of, part }))),
  ]
}

function withThings({ batch, reports }: WriteMessage, things: readonly Thing[]): WriteMessage {
  const beside = (of: number) => {
    const own = things.filter((thing) => thing.of === of)
    return {
      unmapped: own.flatMap((thing) => ('part' in thing ? thing.part : [])),
      form: Object.fromEntries(
        own.flatMap((thing) => ('part' in thing ? [] : [[thing.anchor, thing.form]]))
      ),
    }
  }
  const written = reports.map(({ envelope, content }, index) => ({
    ...{ envelope, content },
    ...beside(index),
  }))
  return { batch, reports: written, ...beside(-1) }
}

/** As many of the items, in their order, as fit together: what does not fit is halved and tried again. */
function mostOf<Item>(items: readonly Item[], fit: (items: readonly Item[]) => boolean): Item[] {
  const fitting: Item[] = []
  const take = (some: readonly Item[]) => {
    if (some.length === 0) return
    if (fit([...fitting, ...some])) fitting.push(...some)
    else if (some.length > 1) {
      const middle = Math.ceil(some.length / 2)
      take(some.slice(0, middle))
      take(some.slice(middle))
    }
  }
  take(items)
  return fitting
}

/**
 * What stands otherwise in the second message, as it stood in the first: nothing where nothing did.
 * What only stands elsewhere was not left out.
 */
function changed(before: Uint8Array, after: Uint8Array, catalogue: Catalogue): Unmapped[] {
  return messageDifferences(elementOf(before), elementOf(after), catalogue)
    .filter(({ kind }) => kind !== 'moved')
    .map(({ place, was = '' }) => {
      const [, name] = /\/@([^/]+)$/.exec(place) ?? []
      return { place, xml: name && was ? attributeXml(name, was) : was }
    })
}
