import type { CaseContent } from '#kernel/case/content/case_content'

/** What the least is that a case is booked in with, as `POST /api/cases` takes it, and what is added. */
export const aReport = (given: CaseContent = {}) => ({
  content: { C_1_3: '1', C_1_4: '2026-01-02', ...given },
})
