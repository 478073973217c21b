import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Something of a case that has a trail of its own. */
export interface SubjectOfCase {
  /** As its acts name it. */
  readonly type: string
  /** SQL that gives `id` and `case_id` of all of them. */
  readonly rows: string
}

export const subjectsOfCases = new ExtensionPoint<SubjectOfCase>('cases.subjects')
