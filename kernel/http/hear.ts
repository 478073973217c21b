import type { HttpContext } from '@adonisjs/core/http'
import { VineValidator } from '@vinejs/vine'

import { refusing } from '#kernel/errors/refusing'
import { hearFiles, type SentFile } from '#kernel/files/hear_files'
import type { Described, Reading, CallShape } from '#kernel/http/takes'

type HeardOf<One> = One extends { read(sent: never): infer Value }
  ? Awaited<Value>
  : One extends { validate(...sent: never[]): Promise<infer Value> }
    ? Value
    : Readonly<Record<string, unknown>>

type PartOf<One, Part extends keyof CallShape> =
  One extends Readonly<Record<Part, Described>> ? HeardOf<One[Part]> : undefined

type FilesOf<One> = One extends { files: { many: true } }
  ? readonly SentFile[]
  : One extends { files: object }
    ? SentFile
    : undefined

/** What a request says to a call, in the parts that the call takes. */
interface Heard<One> {
  readonly path: PartOf<One, 'path'>
  readonly query: PartOf<One, 'query'>
  readonly list: PartOf<One, 'list'>
  readonly body: PartOf<One, 'body'>
  readonly files: FilesOf<One>
}

/**
 * Reads what a call takes of a request, and nothing else: `hear(ctx, OwnController.takes.change)`.
 * Refuses what it does not take as the call says, with 2017 when it says nothing. What is only
 * described is given as it was sent; whoever gets it judges it.
 */
export async function hear<const One extends CallShape>(
  { request }: HttpContext,
  taken: One
): Promise<Heard<One>> {
  const read = async (part: Described | null | undefined, sent: object): Promise<unknown> => {
    if (!part) return undefined
    if (isReading(part)) return part.read(sent)
    if (!(part instanceof VineValidator)) return sent
    return request.validateUsing(part, { data: sent, ...refusing(taken.refuse) })
  }
  const heard = {
    path: await read(taken.path, request.params()),
    query: await read(taken.query, request.qs()),
    list: await read(taken.list, request.qs()),
    body: await read(taken.body, request.body()),
    files: taken.files && (await hearFiles(request, taken.files)),
  }
  return heard as Heard<One>
}

const isReading = (part: Described): part is Reading<unknown> => 'read' in part
