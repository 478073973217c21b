import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, listOf, oneOf, text, whole, words } from '#kernel/http/answers'
import { hear } from '#kernel/http/hear'
import type { CallShape } from '#kernel/http/takes'
import { aTruth } from '#kernel/http/values'

import { synonymStates } from '#plugins/coding/contract/synonym'
import { wording } from '#plugins/coding/lang/server/wording'
import type { ListUpload } from '#plugins/coding/synonyms/upload/upload_list'
import { worded } from '#plugins/coding/search/term_answer'

const uploadQuery = vine.compile(
  vine.object({
    /** Whether what the list brings counts as approved. */
    approve: aTruth().optional(),
    /** What the preview gave: nothing else is done than was shown. */
    seal: vine.string().fixedLength(64).optional(),
  })
)

/** What a call that takes a list of synonyms takes: at most 20,000 lines of the longest words. */
export const uploadShape = {
  query: uploadQuery,
  files: {
    name: 'list',
    which: wording('upload_of_request.choose_a_csv_tsv_or_txt'),
    largest: '30mb',
    endings: ['csv', 'tsv', 'txt'],
  },
} satisfies CallShape

/** The list that a request brings, and what it says of it. */
export async function uploadOf(ctx: HttpContext): Promise<ListUpload> {
  const { query, files: list } = await hear(ctx, uploadShape)
  const { approve = false, seal } = query
  return { bytes: list.bytes, approve, seal }
}

const shown = {
  code: text,
  names: worded,
  state: oneOf(...synonymStates.map(({ value }) => value)),
}
const line = { line: whole, verbatim: text, ...shown }

export const previewAnswer = answering({
  counts: has({ fresh: whole, changed: whole, same: whole, wrong: whole }),
  fresh: listOf(has(line)),
  changed: listOf(has({ ...line, before: has(shown) })),
  wrong: listOf(
    has({ line: whole, column: oneOf('verbatim', 'code', 'state', null), says: words })
  ),
  seal: text,
})
export const uploadAnswer = answering({ fresh: whole, changed: whole })
