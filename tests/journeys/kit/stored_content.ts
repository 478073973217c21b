import type { CaseContent } from '#kernel/case/content/case_content'
import { withClient } from '#tests/test_database'

/** The newest content of a case as the database holds it. */
export async function storedContent(caseId: string): Promise<CaseContent> {
  const latest = 'SELECT content FROM case_revisions WHERE case_id = $1 ORDER BY revision DESC'
  const { rows } = await withClient(process.env.DATABASE_URL!, (client) =>
    client.query<{ content: CaseContent }>(latest, [caseId])
  )
  return rows[0].content
}
