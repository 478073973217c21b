import type { Words } from '#kernel/language/words'

/** One step in the version history of the user menu (specification, section 2). */
export interface ProductVersion {
  suVersion: string
  /** Day of the release; empty while it is ahead. */
  releaseTime: string
  suDetails: Words
}

/** What users notice, newest first; CHANGES.md tells operators. */
export const productVersions: readonly ProductVersion[] = [
  {
    suVersion: '3.6.4',
    releaseTime: '',
    suDetails: {
      en: 'Import, case list, case view, patient page, history, audit trail and export of E2B(R3) reports.',
      zh: 'E2B(R3) 报告的导入、案例列表、案例视图、患者页、历史、稽查轨迹和导出。',
    },
  },
]
