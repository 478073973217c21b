import type { CaseContent } from '#kernel/case/content/case_content'

import { followUpOf } from '#tests/invented/cases/follow_up'
import { generateCase } from '#tests/invented/cases/generate_case'

/** A report that a regulator feeds back, under a feedback code of its own. */
interface FeedbackReport {
  readonly code: string
  readonly content: CaseContent
}

/** What the regulator of the demonstration feeds back to a project on the market. */
const firstNumbers = { PH900: 41, IG500: 51 } as const

/** Why one of them is no case of the project. */
export const invalidReason = '批号与本企业产品不符，非本企业产品。'

/** Projects that a regulator feeds data back to. */
export const feedbackProjects = Object.keys(firstNumbers)

const sourceRow = '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0031'

/** The report with what the regulator says of it: who sends it, and the feedback code. */
function fedBack(content: CaseContent, code: string): FeedbackReport {
  const source = { id: sourceRow, C_1_9_1_r_1: '反馈码', C_1_9_1_r_2: code }
  return {
    code,
    content: {
      ...content,
      C_1_8_2: '1',
      C_1_9_1: true,
      C_1_9_1_r: [source],
      C_3_1: '2',
      C_3_2: '演示药品不良反应监测中心',
    },
  }
}

/** A report of a hospital, in Chinese. */
const ofHospital = (number: number, received: string) =>
  generateCase({
    ...{ seed: 'FEEDBACK', number, received, country: 'CN', language: 'zh' },
    ...{ kind: 'spontaneous', richness: 0.4, projectType: 2, regions: ['CN'] },
  })

/**
 * Four reports of hospitals that the regulator feeds back: three of patients whom nobody here knows, the last
 * one more about the first. Throws for a project that has none.
 */
export function feedbackReports(project: string): readonly FeedbackReport[] {
  const first = firstNumbers[project as keyof typeof firstNumbers]
  if (!first) throw new Error(`No regulator feeds data back to ${project}`)
  const made = [0, 1, 2].map((at) => ofHospital(first + at, `2026-07-0${at + 2}`))
  const all = [...made, followUpOf(made[0]!, 'zh', 9)]
  return all.map((content, at) => fedBack(content, `FK2026${first}${at + 1}`))
}

/** Two more for PH900, to be uploaded: one of a patient whom nobody knows, one more about a known one. */
export function feedbackSamples(): Readonly<Record<string, CaseContent>> {
  const known = ofHospital(firstNumbers.PH900, '2026-07-02')
  return {
    '1_new.xml': fedBack(ofHospital(44, '2026-08-03'), 'FK2026415').content,
    '2_follow_up.xml': fedBack(followUpOf(known, 'zh', 30), 'FK2026416').content,
  }
}
