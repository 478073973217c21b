import type { CaseContent } from '#kernel/case/content/case_content'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pagePart } from '#kernel/case/forms/page_part'
import { CONTENT_BODY } from '#kernel/http/body/body_limits'
import { exceeds } from '#kernel/http/body/exceeds'

import { wrongContent } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'

/** What is sent beside the content when a page is saved is never longer. */
const ROUND_IT = { baseRevision: 1_000_000, confirm: true }

/**
 * Refuses (3001) a content of which a page could never be saved: it would be larger than what the
 * call takes that saves one.
 */
export async function refuseUnsavable(
  { pages }: Pick<FormSchemas, 'pages'>,
  content: CaseContent,
  limit = CONTENT_BODY
): Promise<void> {
  const tooMuch = (part: CaseContent) =>
    exceeds(JSON.stringify({ ...ROUND_IT, content: part }), limit)
  // Nearly every content is smaller than what one page may have.
  if (!tooMuch(content)) return
  for (const page of pages) {
    const excess = tooMuch(pagePart(content, page))
    if (!excess) continue
    const number = (value: number) => value.toLocaleString('en')
    const most = { megabytes: number(limit.bytes / 1024 / 1024), values: number(limit.values) }
    throw wrongContent(
      excess === 'bytes'
        ? wording('refuse_unsavable.bytes', { page: page.title, ...most })
        : wording('refuse_unsavable.values', { page: page.title, ...most })
    )
  }
}
