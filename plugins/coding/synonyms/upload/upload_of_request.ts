import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { listOfRequest } from '#plugins/coding/synonyms/upload/list_of_request'
import type { ListUpload } from '#plugins/coding/synonyms/upload/upload_list'

export const uploadQuery = vine.compile(
  vine.object({
    /** Whether what the list brings counts as approved. */
    approve: vine.boolean().optional(),
    /** What the preview gave: nothing else is done than was shown. */
    seal: vine.string().fixedLength(64).optional(),
  })
)

/** The list that a request brings, and what it says of it. Refuses with 2017 and 2701. */
export async function uploadOf(request: HttpContext['request']): Promise<ListUpload> {
  const [invalid, query] = await uploadQuery.tryValidate(request.qs())
  if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
  const { approve = false, seal } = query
  return { bytes: await listOfRequest(request), approve, seal }
}
