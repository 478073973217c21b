import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { hear } from '#kernel/http/hear'
import type { Taken } from '#kernel/http/takes'

import { listOfRequest, takenList } from '#plugins/coding/synonyms/upload/list_of_request'
import type { ListUpload } from '#plugins/coding/synonyms/upload/upload_list'

const uploadQuery = vine.compile(
  vine.object({
    /** Whether what the list brings counts as approved. */
    approve: vine.boolean().optional(),
    /** What the preview gave: nothing else is done than was shown. */
    seal: vine.string().fixedLength(64).optional(),
  })
)

/** What a call that takes a list of synonyms takes. */
export const takenUpload = { query: uploadQuery, files: takenList } satisfies Taken

/** The list that a request brings, and what it says of it. Refuses with 2017 and 2701. */
export async function uploadOf(ctx: HttpContext): Promise<ListUpload> {
  const { query } = await hear(ctx, takenUpload)
  const { approve = false, seal } = query
  return { bytes: await listOfRequest(ctx.request), approve, seal }
}
